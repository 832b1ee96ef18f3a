<?php
// Deactivates and deletes a plugin; says in JSON how much of it is left: uninstall.php <folder> <plugin> <site>
define('WP_ADMIN', true);
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
[, , $name, $site] = $argv;
deactivate_plugins("$name/$name.php");
uninstall_plugin("$name/$name.php");
global $wpdb;
$count = fn($query, $like) => (int) $wpdb->get_var($wpdb->prepare($query, '%' . $wpdb->esc_like($like) . '%'));
echo json_encode([
	'options' => $count("SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE %s AND option_name NOT LIKE 'active%'", $name),
	'oembed' => $count("SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key LIKE '%_oembed%' AND meta_value LIKE %s", $site),
]);
