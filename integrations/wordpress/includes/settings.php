<?php
defined('ABSPATH') || exit;

add_action('admin_menu', fn() => add_options_page(__('L’Arbitre', 'arbitre'), __('L’Arbitre', 'arbitre'), 'manage_options', 'arbitre', 'arbitre_settings_page'));
add_action('admin_init', fn() => register_setting('arbitre', ARBITRE_OPTION, ['type' => 'array', 'sanitize_callback' => 'arbitre_sanitize']));

/** What the form sends, made safe; an address that cannot be used is said, and the former one kept. */
function arbitre_sanitize($sent): array {
	$sent = is_array($sent) ? $sent : [];
	$text = fn($name) => sanitize_text_field((string) ($sent[$name] ?? ''));
	$list = fn($name) => is_array($sent[$name] ?? null) ? $sent[$name] : [];
	$site = esc_url_raw($text('site'), ['http', 'https']);
	if ($text('site') !== '' && !wp_parse_url($site, PHP_URL_HOST)) {
		add_settings_error(ARBITRE_OPTION, 'site', __('L’adresse de L’Arbitre n’est pas une adresse : l’ancienne est gardée.', 'arbitre'));
		$site = arbitre_options()['site'];
	}
	$categories = [];
	foreach ($list('categories') as $game => $ids) {
		$ids = array_values(array_filter(array_map('absint', (array) $ids)));
		if ($ids) $categories[sanitize_key($game)] = $ids;
	}
	return [
		'site' => $site,
		'bulles' => !empty($sent['bulles']),
		'jeu' => sanitize_key($text('jeu')),
		'categories' => $categories,
		'zones' => array_values(array_intersect(array_keys(ARBITRE_ZONES), $list('zones'))),
		// A selector has no use for these; `>` stays.
		'selecteur' => trim(str_replace(['<', '{', '}', '"'], '', (string) ($sent['selecteur'] ?? ''))),
	];
}

/** Names of the games by their slug: what our site says, and what is already chosen where it does not answer. */
function arbitre_games(array $options): array {
	$games = array_column(arbitre_read('api/v1/jeux.json')['json']['jeux'] ?? [], 'court', 'id');
	$chosen = array_filter([$options['jeu'], ...array_keys($options['categories'])]);
	return $games + array_combine($chosen, $chosen);
}

function arbitre_settings_page(): void {
	$options = arbitre_options();
	$games = arbitre_games($options);
	$categories = get_categories(['hide_empty' => false]);
	$name = fn($of) => esc_attr(ARBITRE_OPTION . "[$of]");
	$zones = [
		'articles' => __('Articles et pages', 'arbitre'),
		'extraits' => __('Extraits, dans les listes', 'arbitre'),
		'commentaires' => __('Commentaires', 'arbitre'),
	];
	?>
	<div class="wrap">
		<h1><?php esc_html_e('L’Arbitre', 'arbitre'); ?></h1>
		<form method="post" action="options.php">
			<?php settings_fields('arbitre'); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="arbitre-site"><?php esc_html_e('Adresse de L’Arbitre', 'arbitre'); ?></label></th>
					<td>
						<input type="url" id="arbitre-site" class="regular-text" name="<?php echo $name('site'); ?>" value="<?php echo esc_attr($options['site']); ?>" placeholder="<?php echo esc_attr(ARBITRE_SITE); ?>">
						<p class="description"><?php esc_html_e('Laissez vide, sauf si vous servez L’Arbitre ailleurs.', 'arbitre'); ?></p>
						<?php if (arbitre_read('api/v1/jeux.json')['status'] !== 200) : ?><p><strong><?php esc_html_e('L’Arbitre ne répond pas à cette adresse : la liste de ses jeux manque.', 'arbitre'); ?></strong></p><?php endif; ?>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e('Bulles', 'arbitre'); ?></th>
					<td><label><input type="checkbox" name="<?php echo $name('bulles'); ?>" value="1" <?php checked($options['bulles']); ?>> <?php esc_html_e('Les termes des jeux reçoivent leur définition dans vos textes', 'arbitre'); ?></label></td>
				</tr>
				<tr>
					<th scope="row"><label for="arbitre-jeu"><?php esc_html_e('Jeu du site', 'arbitre'); ?></label></th>
					<td>
						<select id="arbitre-jeu" name="<?php echo $name('jeu'); ?>">
							<option value=""><?php esc_html_e('Aucun : selon les catégories', 'arbitre'); ?></option>
							<?php foreach ($games as $slug => $called) : ?>
								<option value="<?php echo esc_attr($slug); ?>" <?php selected($options['jeu'], $slug); ?>><?php echo esc_html($called); ?></option>
							<?php endforeach; ?>
						</select>
						<p class="description"><?php esc_html_e('Celui des textes dont aucune catégorie ci-dessous ne dit le jeu.', 'arbitre'); ?></p>
					</td>
				</tr>
				<?php foreach ($games as $slug => $called) : ?>
					<tr>
						<?php /* translators: %s: name of a game. */ ?>
						<th scope="row"><label for="arbitre-<?php echo esc_attr($slug); ?>"><?php echo esc_html(sprintf(__('Catégories de %s', 'arbitre'), $called)); ?></label></th>
						<td>
							<select multiple size="4" id="arbitre-<?php echo esc_attr($slug); ?>" name="<?php echo $name("categories][$slug]["); ?>">
								<?php foreach ($categories as $category) : ?>
									<option value="<?php echo esc_attr($category->term_id); ?>" <?php selected(in_array($category->term_id, $options['categories'][$slug] ?? [], true)); ?>><?php echo esc_html($category->name); ?></option>
								<?php endforeach; ?>
							</select>
						</td>
					</tr>
				<?php endforeach; ?>
				<tr>
					<th scope="row"><?php esc_html_e('Où', 'arbitre'); ?></th>
					<td>
						<fieldset>
							<legend class="screen-reader-text"><?php esc_html_e('Où', 'arbitre'); ?></legend>
							<?php foreach ($zones as $zone => $called) : ?>
								<label><input type="checkbox" name="<?php echo $name('zones]['); ?>" value="<?php echo esc_attr($zone); ?>" <?php checked(in_array($zone, $options['zones'], true)); ?>> <?php echo esc_html($called); ?></label><br>
							<?php endforeach; ?>
							<label for="arbitre-selecteur"><?php esc_html_e('Ailleurs (sélecteur CSS)', 'arbitre'); ?></label><br>
							<input id="arbitre-selecteur" class="regular-text code" name="<?php echo $name('selecteur'); ?>" value="<?php echo esc_attr($options['selecteur']); ?>">
						</fieldset>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
