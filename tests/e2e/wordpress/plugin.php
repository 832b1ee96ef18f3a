<?php
// Activates a plugin with its options: plugin.php <folder> <plugin> <option> <JSON>
[, $folder, $plugin, $option, $json] = $argv;
define('WP_ADMIN', true);
require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/plugin.php';
update_option($option, json_decode($json, true));
$failed = activate_plugin($plugin);
if (is_wp_error($failed)) exit($failed->get_error_message());
