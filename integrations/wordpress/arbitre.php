<?php
/**
 * Plugin Name: L’Arbitre
 * Description: Les outils, les schémas, les termes et les règles de L’Arbitre dans vos articles : un bloc, un code court, les adresses collées, et des bulles dans vos textes.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * Text Domain: arbitre
 */

defined('ABSPATH') || exit;

/** Address of L’Arbitre until the settings name another one, with a final slash. `wp-config.php` may define it too. */
defined('ARBITRE_SITE') || define('ARBITRE_SITE', 'https://arbitre.example/');

foreach (['options', 'address', 'documents', 'render', 'shortcode', 'block', 'oembed', 'tooltips', 'settings'] as $part) {
	require_once __DIR__ . "/includes/$part.php";
}

register_deactivation_hook(__FILE__, 'arbitre_forget_oembed');
