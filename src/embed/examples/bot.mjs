// Un robot de règles : « /terme armure » donne la définition, le nom anglais et le lien de la page.
// Node 20 suffit, sans rien installer : node bot.mjs, puis http://localhost:8080/?texte=/terme+armure
import { createServer } from 'node:http';
import { argv, env } from 'node:process';
import { pathToFileURL } from 'node:url';

// Pour un autre jeu, changez keyforge ; pour tous, lisez un document par jeu.
const DONNEES = 'https://arbitre.example/api/v1/keyforge/termes.json';

// Deux noms sont le même aux accents, majuscules, ligatures, tirets, apostrophes et pluriels près.
const simple = (/** @type {string} */ nom) => {
	const lettres = nom.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
	const mots = lettres.match(/[\p{L}\p{N}]+/gu) ?? [];
	return mots.map((mot) => mot.replace(/(?<=.)[sx]$/u, '')).join(' ');
};

// Comme les formes publiées : sans ligature ni trait d’union, accents et majuscules gardés.
const ecrit = (/** @type {string} */ nom) =>
	nom
		.normalize('NFC')
		.replaceAll('œ', 'oe')
		.replaceAll('’', "'")
		.replace(/[\s‐‑-]+/gu, ' ')
		.trim();
const minuscules = (/** @type {string} */ nom) => ecrit(nom).toLowerCase();

/**
 * La réponse à une commande. Un nom français passe avant un nom anglais ou un mot courant.
 * @param {string} commande
 * @param {{ nom: string, variantes: string[], formes: string[], anglais: string[], recherche: string[], definition: string, adresse: string }[]} termes
 */
export function repondre(commande, termes) {
	const [, mot = ''] = /^\s*\/terme\s+(.+)/su.exec(commande) ?? [];
	const demande = simple(mot);
	if (demande === '') return 'Écrivez «\u00a0/terme\u00a0», puis un mot du jeu\u00a0: /terme armure';
	// D’abord comme c’est écrit, puis de plus en plus à peu près : « sonnée » n’est pas « sonne ».
	const lire = [ecrit, minuscules, simple].map(
		(lecture) => (/** @type {string[]} */ noms) => noms.map(lecture).includes(lecture(mot)),
	);
	const chercher = (/** @type {(terme: typeof termes[number]) => string[]} */ noms) =>
		lire.map((parmi) => termes.find((terme) => parmi(noms(terme)))).find(Boolean);
	const trouve =
		chercher(({ nom, variantes, formes }) => [nom, ...variantes, ...formes]) ??
		chercher(({ anglais, recherche }) => [...anglais, ...recherche]);
	// Ce que les gens écrivent n’est répété que s’il est court, et sans rien qui appelle quelqu’un.
	if (!trouve) return `Aucun terme ne s’appelle «\u00a0${demande.slice(0, 50)}\u00a0».`;
	return `**${[trouve.nom, ...trouve.anglais].join(' / ')}**\u00a0: ${trouve.definition}\n${trouve.adresse}`;
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
	const lire = async () => (await (await fetch(DONNEES)).json()).termes;
	let termes = await lire();
	// Une fois par jour suffit ; un jour sans réseau, les termes de la veille restent.
	setInterval(() => lire().then((lus) => (termes = lus), console.error), 24 * 60 * 60 * 1000);
	createServer(({ url = '/' }, reponse) => {
		const texte = new URL(`http://localhost${url}`).searchParams.get('texte') ?? '';
		reponse.setHeader('content-type', 'text/plain; charset=utf-8').end(repondre(texte, termes));
	}).listen(env.PORT ?? 8080);
}
