// Copies that faults break: of the built site, and of the repository as it stands, with what is not committed.
import { execFileSync } from 'node:child_process';
import {
	cpSync,
	existsSync,
	linkSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A folder that can be broken and mended, and the one that it is a copy of, which is never written to. */
export class Copy {
	/** Files that are not as in the original. @type {Set<string>} */
	#touched = new Set();
	/** @type {string} */
	#original;
	/** @type {(from: string, to: string) => void} */
	#bring;

	/**
	 * @param {string} folder
	 * @param {string} original
	 * @param {(from: string, to: string) => void} bring How a file comes from the original: by a copy or by a link.
	 */
	constructor(folder, original, bring) {
		this.folder = folder;
		this.#original = original;
		this.#bring = bring;
	}

	/**
	 * Text of a file, by its path from the folder.
	 * @param {string} file
	 */
	read(file) {
		return readFileSync(path.join(this.folder, file), 'utf8');
	}

	/**
	 * Paths of the files of the original below a folder, in alphabetical order.
	 * @param {string} under
	 */
	list(under) {
		return readdirSync(path.join(this.#original, under), { recursive: true, encoding: 'utf8' })
			.map((file) => path.join(under, file))
			.sort();
	}

	/**
	 * Writes a file anew: what is linked to the old one keeps its text.
	 * Throws when another fault of the batch has written it.
	 * @param {string} file
	 * @param {string} text
	 */
	write(file, text) {
		this.#take(file);
		const target = path.join(this.folder, file);
		rmSync(target, { force: true });
		mkdirSync(path.dirname(target), { recursive: true });
		writeFileSync(target, text);
	}

	/**
	 * Changes a file. Throws when it has nothing of what is to be changed.
	 * @param {string} file
	 * @param {string | RegExp} from
	 * @param {string} to
	 */
	edit(file, from, to) {
		const before = this.read(file);
		const after = before.replace(from, to);
		if (after === before) throw new Error(`${file} has no ${from} to change.`);
		this.write(file, after);
	}

	/** @param {string} file */
	remove(file) {
		this.#take(file);
		rmSync(path.join(this.folder, file));
	}

	/** Makes the folder the same as the original again. */
	mend() {
		for (const file of this.#touched) {
			const target = path.join(this.folder, file);
			rmSync(target, { force: true });
			if (existsSync(path.join(this.#original, file))) this.#bring(path.join(this.#original, file), target);
		}
		this.#touched.clear();
	}

	/** @param {string} file */
	#take(file) {
		if (this.#touched.has(file)) throw new Error(`${file} is changed twice: faults of a batch change different files.`);
		this.#touched.add(file);
	}
}

/**
 * A copy of a built site, of hard links.
 * @param {string} dist
 * @param {string} folder
 */
export function copySite(dist, folder) {
	for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
		const from = path.join(entry.parentPath, entry.name);
		const to = path.join(folder, path.relative(dist, from));
		if (entry.isDirectory()) mkdirSync(to, { recursive: true });
		else {
			mkdirSync(path.dirname(to), { recursive: true });
			bringLinked(from, to);
		}
	}
	return new Copy(folder, dist, bringLinked);
}

/**
 * A link where the file system allows one between the two places, else a copy.
 * @param {string} from
 * @param {string} to
 */
function bringLinked(from, to) {
	try {
		linkSync(from, to);
	} catch {
		cpSync(from, to);
	}
}

/**
 * A copy of the sources: what git follows or would follow, and the packages by a link.
 * @param {string} root
 * @param {string} folder
 */
export function copySources(root, folder) {
	const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
	for (const file of new Set(files.toString().split('\0'))) {
		if (file !== '' && existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(folder, file));
	}
	symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
	return new Copy(folder, root, cpSync);
}
