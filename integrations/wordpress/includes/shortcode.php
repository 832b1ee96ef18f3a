<?php
defined('ABSPATH') || exit;

/**
 * The attributes of a short code, whatever quotes its author typed: WordPress knows straight ones only, and cuts a value in
 * French quotes at its spaces.
 */
function arbitre_attributes(string $written): array {
	$straight = preg_replace(
		'/=[\s\x{a0}\x{202f}]*(?:«|“|”|„|″|‘|’|&quot;)[\s\x{a0}\x{202f}]*(.*?)[\s\x{a0}\x{202f}]*(?:»|“|”|″|’|&quot;)(?=[\s\x{a0}\x{202f}]|$)/u',
		'="$1"',
		html_entity_decode($written, ENT_HTML5 | ENT_NOQUOTES, 'UTF-8')
	);
	$attributes = shortcode_parse_atts((string) $straight);
	return is_array($attributes) ? $attributes : [];
}

/** `[arbitre …]`: an address, bare, in an attribute or between two tags, or the attributes of our element. */
function arbitre_shortcode(string $written, string $content): string {
	$given = arbitre_attributes($written);
	if (trim($content) !== '') $given['adresse'] = $content;
	if (isset($given[0]) && !isset($given['adresse'])) $given['adresse'] = $given[0];
	$html = arbitre_html($given);
	if ($html !== '' || !current_user_can('edit_posts')) return $html;
	return '<p>' . esc_html__('[arbitre] : une adresse de L’Arbitre, ou les attributs « jeu » et « outil », sont attendus.', 'arbitre') . '</p>';
}

add_action('init', fn() => add_shortcode('arbitre', '__return_empty_string'));

// With what was typed, which the function of a short code does not get.
add_filter('pre_do_shortcode_tag', function ($output, $tag, $attributes, $found) {
	return $tag === 'arbitre' ? arbitre_shortcode($found[3], $found[5] ?? '') : $output;
}, 10, 4);
