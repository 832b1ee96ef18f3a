<?php
// Installs the WordPress of a folder, with one author: install.php <folder> <author> <password> <password of admin>
[, $folder, $author, $password, $admin] = $argv;
define('WP_INSTALLING', true);
require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Le blog des archontes', 'admin', 'admin@example.org', true, '', $admin);
$made = wp_insert_user([
	'user_login' => $author,
	'user_pass' => $password,
	'user_email' => 'auteur@example.org',
	'role' => 'author',
]);
if (is_wp_error($made)) exit(1);
