<?php
defined('ABSPATH') || exit;

const ARBITRE_OPTION = 'arbitre';

/** Where tooltips may read, as themes name these places: block themes and older ones. */
const ARBITRE_ZONES = [
	'articles' => '.entry-content, .wp-block-post-content',
	'extraits' => '.entry-summary, .wp-block-post-excerpt',
	'commentaires' => '.comment-content, .wp-block-comment-content',
];

/** What the site has chosen, completed. */
function arbitre_options(): array {
	$chosen = get_option(ARBITRE_OPTION);
	return array_merge(
		['site' => '', 'bulles' => false, 'jeu' => '', 'categories' => [], 'zones' => ['articles'], 'selecteur' => ''],
		is_array($chosen) ? $chosen : []
	);
}

/** Address of L’Arbitre, with a final slash. */
function arbitre_site(): string {
	return trailingslashit(arbitre_options()['site'] ?: ARBITRE_SITE);
}
