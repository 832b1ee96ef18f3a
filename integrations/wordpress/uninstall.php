<?php
// What the plugin has written in the database goes with it; posts keep their blocks and their short codes.
defined('WP_UNINSTALL_PLUGIN') || exit;

delete_option('arbitre');

global $wpdb;
foreach (['_transient_arbitre_', '_transient_timeout_arbitre_'] as $start) {
	$wpdb->query($wpdb->prepare("DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like($start) . '%'));
}
