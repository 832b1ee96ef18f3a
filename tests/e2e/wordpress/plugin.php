<?php
// Activates a plugin with its options: plugin.php <folder> <plugin> <option> <JSON>
define('WP_ADMIN', true);
require $argv[1] . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
// WordPress makes variables of its own: what was asked is read after.
[, , $file, $option, $json] = $argv;
update_option($option, json_decode($json, true));
$failed = activate_plugin($file);
if (is_wp_error($failed)) {
	echo $failed->get_error_message();
	exit(1);
}
