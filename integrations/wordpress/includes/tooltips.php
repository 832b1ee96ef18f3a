<?php
defined('ABSPATH') || exit;

/** The game of the page that is shown: that of its category, else that of the site. */
function arbitre_game_here(array $options): string {
	$categories = [];
	if (is_singular()) $categories = wp_list_pluck(get_the_category(get_queried_object_id()), 'term_id');
	elseif (is_category()) $categories = [get_queried_object_id()];
	foreach ($options['categories'] as $game => $of_game) {
		if (array_intersect($categories, $of_game)) return $game;
	}
	return $options['jeu'];
}

/** The places where tooltips may read, as one selector. */
function arbitre_selector(array $options): string {
	$places = array_intersect_key(ARBITRE_ZONES, array_flip($options['zones']));
	return implode(', ', array_filter([...array_values($places), $options['selecteur']]));
}

add_action('wp_enqueue_scripts', function () {
	$options = arbitre_options();
	if ($options['bulles']) wp_enqueue_script('arbitre-bulles', arbitre_site() . 'bulles.js', [], null, true);
});

add_filter('script_loader_tag', function ($tag, $handle) {
	if ($handle !== 'arbitre-bulles') return $tag;
	$options = arbitre_options();
	$said = array_filter(['data-jeu' => arbitre_game_here($options), 'data-dans' => arbitre_selector($options)]);
	$written = array_map(fn($value, $name) => ' ' . $name . '="' . esc_attr($value) . '"', $said, array_keys($said));
	return str_replace(' src=', ' defer referrerpolicy="no-referrer"' . implode('', $written) . ' src=', $tag);
}, 10, 2);
