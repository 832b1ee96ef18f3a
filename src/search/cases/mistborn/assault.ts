import { Draft } from '../draft';
import { lexicon } from '../lexicon';
import { readAll, toSentence } from '../sentence';
import type { ReadCase } from '../tool-case';
import { numberIn } from '../words';
import { HEALTH, MAX_HEALTH, MAX_LORD } from './aims';

const words = lexicon(
	'E edit',
	'L sm seigneur ruler',
	'S sante vie pv hp',
	'D degat dommage dmg',
	'I dominat dominance',
	'M mission',
	'i incomplete inachevee restante',
	'f finie terminee completee',
	'G gagne regagne recupere',
	'x pas non',
	'C collectif collectivement collective',
	'U joueur',
	'm j je moi mon ma mes',
	'a a',
	'. pt point maitre lord deck effet tire revele inflige infliger solo coop partie prend perd et entre chaque chacun',
);

/** « Édit, Seigneur Maître 20 pv, 2 missions incomplètes », « 2X, Dominat 3 », « 10 dégâts collectifs à 3 joueurs ». */
export const readCase: ReadCase = (query) => {
	const draft = new Draft();
	// « 2X » is one word, which no other tool reads.
	const times = /(?<![\p{L}\d.,])(\d)\s?x(?![\p{L}\d])/iu.exec(query);
	if (times) {
		const [said, number = ''] = times;
		const place = { text: number, number: Number(number), article: false, start: times.index, end: times.index + 1 };
		if (!draft.number('x', place, '# × X', 1, 9)) return undefined;
		query = query.replace(said, ' '.repeat(said.length));
	}
	const sentence = toSentence(query, { lexicon: words, counted: 'MU' });
	if (!sentence) return undefined;
	const understood = readAll(sentence, [
		[/n(?:iM|M(?:i|xf))/y, (...all) => draft.number('missions', numberIn(all), '# Mission(s) incomplète(s)', 0, 3)],
		[/La?nS?|nSL/y, (...all) => draft.number('sante', numberIn(all), 'Seigneur Maître à #', 1, MAX_LORD)],
		[/nDC/y, (...all) => draft.number('degats', numberIn(all), '# dégât(s) collectif(s)', 1)],
		[/a?nU/y, (...all) => draft.number('joueurs', numberIn(all), '# joueur(s)', 1, 4)],
		[/Ia?n/y, (...all) => draft.number('dominat', numberIn(all), 'Dominat #', 1, 6)],
		[/m+a?nS/y, (...all) => draft.number('pv', numberIn(all), 'vous avez # point(s) de vie', 1, MAX_HEALTH)],
		[/G(?!n)|[ELDUma]/y, () => true],
	]);
	if (!understood) return undefined;
	const toCase = (said: string) => ({ ...draft.toCase('combat'), address: `partie=assaut&${said}` });
	const of = (name: string) => draft.numberOf(name);
	switch ([...draft.values.keys()].sort().join(' ')) {
		case 'missions sante':
			if (!sentence.signs.includes('E')) return undefined;
			return toCase(`sante=${of('sante')}&missions=${of('missions')}&c1=par.edit_x.0`);
		case 'degats joueurs':
			return toCase(`joueurs=${of('joueurs')}&c1=par.edit_degats.${of('degats')}_x.0_sur.collectif`);
		case 'dominat x':
		case 'dominat pv x':
			if (of('x') * of('dominat') >= HEALTH && of('pv') === 0) return undefined;
			draft.suppose('pv', HEALTH, `${HEALTH} points de vie`);
			return toCase(`dominat=${of('dominat')}&moi=sante.${of('pv')}&c1=par.edit_x.${of('x')}`);
	}
	return undefined;
};
