<?php
defined('ABSPATH') || exit;

add_action('init', function () {
	$needed = ['wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-data', 'wp-element', 'wp-i18n'];
	// Each needs those before it; the last one is the block.
	foreach (['choices', 'notices', 'chooser', 'preview', 'block'] as $part) {
		wp_register_script("arbitre-$part", plugins_url("block/$part.js", __DIR__), $needed, '1.0.0', true);
		wp_set_script_translations("arbitre-$part", 'arbitre');
		$needed = ["arbitre-$part"];
	}
	wp_localize_script('arbitre-choices', 'arbitreBlock', ['site' => arbitre_site()]);
	register_block_type(dirname(__DIR__) . '/block', [
		'render_callback' => fn($attributes) => arbitre_html($attributes, get_block_wrapper_attributes()),
	]);
});

// What the editor knows of an address: the same as the published post will.
add_action('rest_api_init', function () {
	register_rest_route('arbitre/v1', '/adresse', [
		'methods' => 'GET',
		'permission_callback' => fn() => current_user_can('edit_posts'),
		'args' => ['adresse' => ['type' => 'string', 'required' => true]],
		'callback' => fn($request) => arbitre_address_state((string) $request['adresse']),
	]);
});

/** `state`: elsewhere, sheet, page (not one that can be framed), missing, silent or good; then what is shown. */
function arbitre_address_state(string $address): array {
	$shown = arbitre_parse($address);
	if (!$shown) return ['state' => 'elsewhere'];
	if (!$shown['slug']) return ['state' => $shown['game'] === 'ma-feuille' ? 'sheet' : 'page'];
	['status' => $status, 'json' => $json] = arbitre_read(arbitre_document_path($shown));
	return [
		'state' => [200 => 'good', 404 => 'missing'][$status] ?? 'silent',
		'title' => (string) ($json['title'] ?? ''),
	] + $shown;
}
