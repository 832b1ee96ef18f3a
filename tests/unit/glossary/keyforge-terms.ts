import { buildFormIndex, type TermForms } from '../../../src/glossary/forms';
import { slugify } from '../../../src/glossary/headings';

/** A term as an author declares it; what is left out is empty. */
export function term(terme: string, fields: Partial<TermForms> = {}): TermForms {
	return { slug: slugify(terme), terme, variantes: [], sauf: [], autolien: true, ...fields };
}

/** Terms of KeyForge with the traps of the real ones. */
export const keyforgeTerms: readonly TermForms[] = [
	term('Alpha'),
	term('Aombre'),
	term('archives', { variantes: ['archiver'] }),
	term('armure'),
	term('artéfact', { variantes: ['artefact'] }),
	term('assaut', { sauf: ['d’assaut'] }),
	term('capacité Action'),
	term('capacité constante'),
	term('capturer'),
	term('carte action', { variantes: ['Action'], sauf: ['capacité Action'] }),
	term('carte de référence', { autolien: false }),
	term('centre de la ligne de front'),
	term('chaîne', { sauf: ['à la chaîne', 'réaction en chaîne'] }),
	term('clé', { sauf: ['mot clé', 'position clé'] }),
	term('combat', { variantes: ['combattre'], sauf: ['avant le combat'] }),
	term('coût actuel', { variantes: ['au coût actuel'] }),
	term('défausse', { variantes: ['pile de défausse'] }),
	term('défausser'),
	term('détruit', { variantes: ['détruire', 'marqué pour destruction'] }),
	term('Don'),
	term('effet de remplacement'),
	term('effet persistant'),
	term('enrager'),
	term('escarmouche'),
	term('exalter'),
	term('flanc'),
	term('forger', { sauf: ['forger une alliance'] }),
	term('franc-tireur'),
	term('hasardeux'),
	term('icône bonus'),
	term('incliné'),
	term('insaisissable'),
	term('joueur actif'),
	term('ligne de front'),
	term('Maison active'),
	term('marqueur +1 en puissance'),
	term('moissonner', { variantes: ['moisson'] }),
	term('mulligan'),
	term('Oméga'),
	term('Omni'),
	term('peut', { autolien: false }),
	term('poison'),
	term('projection'),
	term('protéger', { sauf: ['deck protégé'] }),
	term('provocation'),
	term('purger'),
	term('quitter le jeu'),
	term('redressé'),
	term('répéter'),
	term('réserve d’Aombre', { variantes: ['réserve'], sauf: ['sous réserve', 'réserve générale'] }),
	term('sonné'),
	term('tour', { autolien: false }),
	term('voisine', { variantes: ['voisin'] }),
	term('voler', { variantes: ['vol'], sauf: ['au vol', 'vol plané'] }),
];

export const keyforge = buildFormIndex(keyforgeTerms);
