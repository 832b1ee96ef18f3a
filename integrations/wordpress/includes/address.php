<?php
defined('ABSPATH') || exit;

/** What editors put around an address, or at its end, when it stands in a sentence. */
const ARBITRE_AROUND = '\s\x{a0}\x{202f}\x{200b}"\'«»“”„‟‘’‚‹›<>()\[\]{}';

/** Folders of our pages whose bare page keeps the folder in its address. */
const ARBITRE_FOLDERS = ['deroulement', 'glossaire', 'regles', 'faq'];

/** Text as it was typed: editors write signs as references, and wrap addresses in links. */
function arbitre_typed(string $written): string {
	return html_entity_decode(wp_strip_all_tags($written), ENT_QUOTES | ENT_HTML5, 'UTF-8');
}

/** An address, or a value, without the quotes, brackets and punctuation around it. */
function arbitre_bare(string $written): string {
	$around = ARBITRE_AROUND;
	return preg_replace("/^[$around]+|[$around.,;:!?…]+$/u", '', arbitre_typed($written)) ?? '';
}

/** A case without what editors do to signs: nothing in ours needs a typographic one. */
function arbitre_query(string $written): array {
	$plain = strtr(ltrim(arbitre_bare($written), '?'), ['“' => '"', '”' => '"', '’' => "'", '‘' => "'", '…' => '...', '–' => '--', '—' => '---']);
	$query = [];
	$theme = '';
	foreach (array_filter(explode('&', $plain), 'strlen') as $pair) {
		[$name, $value] = array_map('urldecode', explode('=', $pair, 2) + [1 => '']);
		if ($name === 'theme') $theme = $value;
		else $query[] = rawurlencode($name) . '=' . rawurlencode($value);
	}
	return [implode('&', $query), $theme];
}

/**
 * What an address of ours shows: game, slug, part (a rule of a page), query, theme and page; `slug` is empty for a page that
 * cannot be framed. Null for an address elsewhere.
 */
function arbitre_parse(string $written): ?array {
	$without_scheme = fn($address) => preg_replace('#^https?://(www\.)?#i', '', $address);
	$address = arbitre_bare($written);
	$site = $without_scheme(arbitre_site());
	if (!preg_match('#^https?://#i', $address) || stripos($without_scheme($address) . '/', $site) !== 0) return null;
	[$rest, $part] = explode('#', substr($without_scheme($address), strlen($site)), 2) + [1 => ''];
	[$path, $query] = explode('?', $rest, 2) + [1 => ''];
	[$query, $theme] = arbitre_query($query);
	$steps = array_values(array_filter(explode('/', preg_replace('#index\.html$#', '', $path)), 'strlen'));
	if ($steps && $steps[0] === 'integrer') {
		$game = $steps[1] ?? '';
		$slug = implode('/', array_slice($steps, 2));
	} else {
		[$game, $folder, $page] = $steps + ['', '', ''];
		$slug = '';
		if (count($steps) === 3 && $folder === 'outils') $slug = $page;
		if (count($steps) === 3 && in_array($folder, ARBITRE_FOLDERS, true)) $slug = "$folder/$page";
		if (count($steps) === 2 && in_array($folder, ['aide', 'errata'], true)) $slug = $folder;
	}
	return arbitre_shown($game, $slug, $part, $query, $theme, $address);
}

/** What is shown, each piece fit for an address. `$address`: of a page that cannot be framed. */
function arbitre_shown(string $game, string $slug, string $part, string $query, string $theme, string $address = ''): array {
	$is_name = fn($name) => preg_match('#^[a-z0-9-]+(/[a-z0-9-]+)?$#', $name) === 1;
	if (!$is_name($game) || !$is_name($slug)) $slug = '';
	if (!preg_match('/^[\pL\pN_-]+$/u', $part)) $part = '';
	$tool = strpos($slug, '/') === false && !in_array($slug, ['aide', 'errata'], true);
	$page = arbitre_site() . "$game/" . ($tool ? 'outils/' : '') . "$slug/" . ($query ? "?$query" : '') . ($part ? "#$part" : '');
	return [
		'game' => $game,
		'slug' => $slug,
		'part' => $part,
		'query' => $query,
		'theme' => in_array($theme, ['clair', 'sombre'], true) ? $theme : '',
		'page' => $slug ? $page : ($address ?: arbitre_site()),
	];
}
