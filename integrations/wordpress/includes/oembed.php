<?php
defined('ABSPATH') || exit;

// Our site among those that WordPress trusts: an address alone on its line is shown without asking its page first.
add_action('init', fn() => wp_oembed_add_provider(arbitre_site() . '*', arbitre_site() . 'oembed/'));

// Our oEmbed documents are files, one a page.
add_filter('oembed_fetch_url', function ($asked, $address) {
	if (strpos($asked, arbitre_site() . 'oembed/') !== 0) return $asked;
	if (strpos(arbitre_bare($address), arbitre_site() . 'ma-feuille/') === 0) return arbitre_site() . 'oembed/ma-feuille.json';
	$shown = arbitre_parse($address);
	return $shown && $shown['slug'] ? arbitre_site() . arbitre_document_path($shown) : $asked;
}, 10, 2);

// In the post, our element in place of the frame of the document: it keeps the case and the rule, and is as high as it needs.
// What WordPress keeps stays that of the document, so that nothing of ours is left when the plugin is gone.
add_filter('embed_oembed_html', function ($html, $address) {
	$shown = arbitre_parse($address);
	return $shown && $shown['slug'] ? arbitre_html(['adresse' => $address]) : $html;
}, 10, 2);

/** Makes WordPress ask again: without the plugin it must not trust what it keeps, and follows frames by another way. */
function arbitre_forget_oembed(): void {
	global $wpdb;
	$wpdb->query($wpdb->prepare(
		"DELETE FROM $wpdb->postmeta WHERE meta_key LIKE %s AND meta_value LIKE %s",
		$wpdb->esc_like('_oembed_') . '%',
		'%' . $wpdb->esc_like(arbitre_site()) . '%'
	));
}
