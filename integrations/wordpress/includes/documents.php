<?php
defined('ABSPATH') || exit;

/**
 * What our site says at a path: its status (0 when it does not answer) and its JSON. Kept for a day; a silence, for five minutes.
 * The address of this blog is not told.
 */
function arbitre_read(string $path): array {
	$key = 'arbitre_' . md5(arbitre_site() . $path);
	$known = get_transient($key);
	if (is_array($known)) return $known;
	$answer = wp_safe_remote_get(arbitre_site() . $path, [
		'timeout' => 3,
		'limit_response_size' => 100 * KB_IN_BYTES,
		'user-agent' => 'arbitre-wordpress',
	]);
	$status = (int) wp_remote_retrieve_response_code($answer);
	$json = $status === 200 ? json_decode(wp_remote_retrieve_body($answer), true) : null;
	// A page of maintenance, or of another site, is no answer.
	if ($status === 200 && !is_array($json)) $status = 0;
	$read = ['status' => $status, 'json' => is_array($json) ? $json : []];
	set_transient($key, $read, $status === 200 || $status === 404 ? DAY_IN_SECONDS : 5 * MINUTE_IN_SECONDS);
	return $read;
}

/** Path of the oEmbed document of what is shown: a rule is shown by that of its page. */
function arbitre_document_path(array $shown): string {
	return "oembed/{$shown['game']}/{$shown['slug']}.json";
}

/** Height that is kept for a frame, as a CSS length, from its oEmbed document: a rule is not as high as its page. */
function arbitre_reserve(array $shown, array $json): string {
	if ($shown['part']) return arbitre_height_by_width(260, 420);
	$length = '/;height:(\d+px|max\(\d+px,\d+px - [\d.]+vw\))/';
	if (preg_match($length, (string) ($json['html'] ?? ''), $found)) return $found[1];
	return arbitre_height_by_width((int) ($json['height'] ?? 0) ?: 720, 0);
}

/** Two heights, in a column and on a phone, as one CSS length: between the two, a straight line. */
function arbitre_height_by_width(int $column, int $phone): string {
	if ($phone <= $column) return "{$column}px";
	$fall = floor(($phone - $column) * 1000 / 360) / 10;
	return "max({$column}px," . ceil($column + $fall * 7.2) . "px - {$fall}vw)";
}
