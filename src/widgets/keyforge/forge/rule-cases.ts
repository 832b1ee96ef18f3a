import type { RuleId } from '../../../rules/keyforge/forge';

/** Cases that show a rule at work in the key calculator: the statement opens its own. Each is written as in the address. */
export const ruleCases = {
	'capturer-propre-reserve': 'vous=aombre.4&adversaire=aombre.6&suite=propre.vous.4_capture.vous.6',
	'cles-victoire': 'vous=aombre.6_cles.2&suite=etape.vous',
	'cout-actuel-modifie': 'couts=3&suite=cout.vous.-1',
	'forger-aombre-des-cartes': 'vous=aombre.4_cartes.3&suite=fin.vous_etape.vous',
	'forger-aombre-hors-etape': 'adversaire=aombre.5_cartes.5&suite=cle.adversaire.actuel.0.cartes.5',
	'forger-hors-etape': 'vous=aombre.13&suite=etape.vous_cle.vous.actuel.0.accepte',
	'forger-obligatoire': 'vous=aombre.8&suite=etape.vous',
	'forger-payer': 'vous=aombre.8&suite=etape.vous',
	'forger-une-seule': 'vous=aombre.13_cles.1&suite=etape.vous',
	'rendre-reserve-adverse': 'vous=aombre.3_captures.4&adversaire=aombre.3&suite=retour.vous.4',
	'redevenir-non-forgee-pion': 'vous=aombre.2&adversaire=aombre.12&suite=etape.adversaire_defaite.adversaire',
} satisfies Partial<Record<RuleId, string>>;
