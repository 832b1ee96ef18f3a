<?php
defined('ABSPATH') || exit;

/** Least and most that is kept for a frame, in CSS pixels. */
const ARBITRE_HEIGHTS = [60, 15000];

/** What a block or a short code asks for, completed: what an author typed, references and typographic quotes included. */
function arbitre_asked(array $given): ?array {
	$text = fn($name) => trim((string) ($given[$name] ?? ''));
	if ($text('adresse') !== '') return arbitre_parse($text('adresse'));
	if ($text('jeu') === '' && $text('outil') === '') return null;
	[$slug, $part] = explode('#', arbitre_bare($text('outil')), 2) + [1 => ''];
	return arbitre_shown(arbitre_bare($text('jeu')), trim($slug, '/'), $part, ...arbitre_query($text('parametres')));
}

/**
 * Our element with its place kept, or a link: where it cannot be shown, and in feeds. `$attributes` are more attributes of the
 * element, escaped.
 */
function arbitre_html(array $given, string $attributes = ''): string {
	$shown = arbitre_asked($given);
	$title = arbitre_typed((string) ($given['titre'] ?? ''));
	if (!$shown || !$shown['slug']) return arbitre_link($shown['page'] ?? arbitre_bare((string) ($given['adresse'] ?? '')), $title);
	$height = (int) ($given['hauteur'] ?? 0);
	$known = $title !== '' && $height > 0;
	$document = $known ? ['status' => 200, 'json' => []] : arbitre_read(arbitre_document_path($shown));
	if ($document['status'] === 404) return arbitre_link($shown['page'], $title);
	$title = $title ?: (string) ($document['json']['title'] ?? '') ?: __('Voir la page', 'arbitre');
	/* translators: %s: title of a page of L’Arbitre. */
	$name = sprintf(__('%s (L’Arbitre)', 'arbitre'), $title);
	if (is_feed()) return arbitre_link($shown['page'], $name);

	[$least, $most] = ARBITRE_HEIGHTS;
	$within = fn($pixels) => min($most, max($least, (int) $pixels));
	$reserve = $height > 0
		? arbitre_height_by_width($within($height), $within($given['hauteurTelephone'] ?? 0))
		: arbitre_reserve($shown, $document['json']);
	$theme = in_array($given['theme'] ?? '', ['clair', 'sombre'], true) ? $given['theme'] : $shown['theme'];
	$said = array_filter([
		'jeu' => $shown['game'],
		'outil' => $shown['slug'] . ($shown['part'] ? "#{$shown['part']}" : ''),
		'parametres' => $shown['query'],
		'theme' => $theme,
		'hauteur' => preg_match('/\d+/', $reserve, $column) ? $column[0] : '',
		'style' => "display:block;min-height:$reserve",
	]);
	wp_enqueue_script('arbitre');
	$written = array_map(fn($value, $attribute) => ' ' . $attribute . '="' . esc_attr($value) . '"', $said, array_keys($said));
	return '<arbitre-outil' . implode('', $written) . ($attributes ? " $attributes" : '') . '>'
		. '<a href="' . esc_url($shown['page']) . '">' . esc_html($name) . '</a></arbitre-outil>';
}

/** A link, or the bare text of what is no address. */
function arbitre_link(string $address, string $title): string {
	$text = esc_html($title ?: $address);
	$is_address = preg_match('#^https?://#i', $address) === 1;
	if ($text === '') return '';
	return $is_address ? '<p><a href="' . esc_url($address) . '">' . $text . '</a></p>' : "<p>$text</p>";
}

// Without `ver`: our script is known by its address, and has no version but its own.
add_action('init', fn() => wp_register_script('arbitre', arbitre_site() . 'arbitre.js', [], null, true));

add_filter('script_loader_tag', function ($tag, $handle) {
	if ($handle !== 'arbitre') return $tag;
	return str_replace(' src=', ' async referrerpolicy="no-referrer" src=', $tag);
}, 10, 2);
