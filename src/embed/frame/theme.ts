import { quote } from '../../widgets/shared/fields';

/** Values of the parameter `theme`. The page's head has applied it already, before the first drawing. */
const themes = ['clair', 'sombre', 'auto'];

/** One sentence about the theme asked for, when it is none of ours. */
export function themeNotice(query: URLSearchParams): string | undefined {
	const theme = query.get('theme');
	if (theme === null || themes.includes(theme)) return undefined;
	return `Thème ${quote(theme)} inconnu : « clair », « sombre » ou « auto » est attendu.`;
}
