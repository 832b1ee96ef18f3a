<?php
// Publishes a post: publish.php <folder> <author> <content>. Says its number.
[, $folder, $author, $content] = $argv;
require $folder . '/wp-load.php';
wp_set_current_user(get_user_by('login', $author)->ID);
echo wp_insert_post(wp_slash([
	'post_title' => 'Mon avis',
	'post_content' => $content,
	'post_status' => 'publish',
]));
