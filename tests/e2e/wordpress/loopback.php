<?php
/**
 * Plugin of the tests. WordPress never asks oEmbed of the machine it runs on: here it may ask it of the site under test, and of
 * nothing else. `?theme=` shows a page in another theme.
 */
$site = parse_url(ESSAI_SITE);
add_filter('http_request_host_is_external', fn($is, $host) => $is || $host === $site['host'], 10, 2);
add_filter('http_allowed_safe_ports', fn($ports, $host) => $host === $site['host'] ? [...$ports, $site['port']] : $ports, 10, 2);
add_filter('pre_http_request', fn($answer, $request, $address) => str_starts_with($address, ESSAI_SITE) ? $answer : new WP_Error('essai'), 10, 3);

$theme = preg_replace('/[^a-z]/', '', $_GET['theme'] ?? '');
if ($theme) {
	add_filter('pre_option_stylesheet', fn() => $theme);
	add_filter('pre_option_template', fn() => $theme);
}

/** No mail leaves a test. */
function wp_mail() {
	return true;
}
