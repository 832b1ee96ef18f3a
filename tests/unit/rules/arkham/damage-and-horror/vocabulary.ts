import {
	type Endurance,
	type IdCarte,
	type Investigateur,
	type Irregularite,
	type Lot,
	type Partie,
	type Repartition,
	type Resolution,
	type Resultat,
	resoudre,
	type Situation,
	type Soutien,
	type TraceStep,
} from '../../../../../src/rules/arkham/damage-and-horror';

/** What a case says of a card: values and tokens; an asset has no value that is not said. */
export interface Traits {
	vie?: number;
	modificateurVie?: number;
	degats?: number;
	sante?: number;
	modificateurSante?: number;
	horreurs?: number;
}

const endurance = (imprimee: number, modificateur = 0, pions = 0): Endurance => ({ imprimee, modificateur, pions });

export function soutien({ vie, modificateurVie, degats, sante, modificateurSante, horreurs }: Traits): Soutien {
	return {
		degats: vie === undefined ? null : endurance(vie, modificateurVie, degats),
		horreurs: sante === undefined ? null : endurance(sante, modificateurSante, horreurs),
	};
}

export const lot = (degats = 0, horreurs = 0): Lot => ({ degats, horreurs });

/** The investigator of a case: 8 health and 6 sanity unless it says otherwise. */
export function investigateur(traits: Traits = {}, traumatismes = lot()): Investigateur {
	const { vie = 8, modificateurVie, degats, sante = 6, modificateurSante, horreurs } = traits;
	return {
		endurances: {
			degats: endurance(vie, modificateurVie, degats),
			horreurs: endurance(sante, modificateurSante, horreurs),
		},
		traumatismes,
	};
}

/** What a case says; the rest is an untouched investigator alone, in a campaign, with two other players. */
export interface Cas {
	moi?: Traits;
	traumatismes?: Lot;
	soutiens?: readonly Traits[];
	/** Damage and horror dealt. */
	inflige: Lot;
	direct?: Partial<Record<keyof Lot, boolean>>;
	partie?: Partial<Partie>;
	/** On each asset. */
	assignes?: readonly Lot[];
	annules?: { investigateur?: Lot; soutiens?: readonly Lot[] };
	traumatisme?: keyof Lot;
}

export function situation({ moi, traumatismes, soutiens = [], inflige, direct, partie }: Cas): Situation {
	return {
		investigateur: investigateur(moi, traumatismes),
		soutiens: soutiens.map(soutien),
		inflictions: {
			degats: { montant: inflige.degats, direct: direct?.degats ?? false },
			horreurs: { montant: inflige.horreurs, direct: direct?.horreurs ?? false },
		},
		partie: { mode: 'campagne', principal: false, autresJoueurs: 2, ...partie },
	};
}

export function repartition({ soutiens = [], assignes, annules, traumatisme = 'degats' }: Cas): Repartition {
	const aucun = soutiens.map(() => lot());
	return {
		assignes: assignes ?? aucun,
		annules: { investigateur: lot(), soutiens: aucun, ...annules },
		traumatisme,
	};
}

type Applique = Extract<Resultat, { type: 'applique' }>;

/** A resolution, with the questions that cases ask. */
export interface Jugement extends Resolution {
	/** The result of a case that the rules allow; throws otherwise. */
	readonly applique: Applique;
	readonly irregularites: readonly Irregularite[];
	/** Steps of a kind, in order. */
	readonly pas: <E extends TraceStep['kind']>(kind: E) => readonly Extract<TraceStep, { kind: E }>[];
	/** Rules cited by the trace, in order. */
	readonly regles: readonly string[];
	/** Cards that are defeated. */
	readonly vaincues: readonly IdCarte[];
}

export function juger(cas: Cas): Jugement {
	const resolution = resoudre(situation(cas), repartition(cas));
	const { resultat, trace } = resolution;
	const bilans = resultat.type === 'applique' ? [...resultat.soutiens, resultat.investigateur] : [];
	return {
		...resolution,
		get applique() {
			if (resultat.type === 'illegal') throw new Error(JSON.stringify(resultat.irregularites));
			return resultat;
		},
		irregularites: resultat.type === 'illegal' ? resultat.irregularites : [],
		pas: <E extends TraceStep['kind']>(kind: E) =>
			trace.filter((pas): pas is Extract<TraceStep, { kind: E }> => pas.kind === kind),
		regles: trace.map((pas) => pas.rule),
		vaincues: bilans.filter(({ vaincuePar }) => vaincuePar.length > 0).map(({ carte }) => carte),
	};
}
