import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { strToU8, type ZipOptions, type Zippable, zipSync } from 'fflate';

/** The folder of the plugin, from the root of the repository, and its name once installed. */
const FOLDER = 'integrations/wordpress';
const NAME = 'arbitre';

/** Address of the site in the sources of the plugin. */
const WRITTEN = 'https://arbitre.example/';

/** The same files make the same archive, whenever it is made. */
const MADE = '2026-12-01T12:00:00';

/**
 * The WordPress plugin as an archive that « Téléverser une extension » takes. `site` is the address of our site, with its base
 * and a final slash: the plugin asks it, and no other.
 */
export function wordpressPlugin(site: string): Uint8Array<ArrayBuffer> {
	const files: Zippable = {};
	for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).sort()) {
		const source = path.join(FOLDER, file);
		if (statSync(source).isDirectory()) continue;
		files[`${NAME}/${file}`] = strToU8(readFileSync(source, 'utf8').replaceAll(WRITTEN, site));
	}
	const options: ZipOptions = { level: 9 };
	options.mtime = MADE;
	return new Uint8Array(zipSync(files, options));
}
