import type { TooLong } from '../../../rules/arkham/skill-test';

/** Why the chances are not worked out, and what to change: the draw has too many courses, or would not fit in memory. */
export const tellRefusal = (refused: TooLong['what']) =>
	refused === 'bytes'
		? {
				headline: 'Ce calcul demanderait trop de mémoire à votre appareil.',
				caveat: 'Révélez moins de pions à la fois, ou mettez moins de pions qui en font révéler d’autres.',
			}
		: {
				headline: 'Trop de possibilités pour un calcul exact.',
				caveat:
					'Mettez moins de pions qui en font révéler d’autres, ou annulez moins de pions. Dans une page intégrée, ouvrez plutôt le calculateur sur le site.',
			};
