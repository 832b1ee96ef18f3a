import { lexicon } from '../lexicon';
import { characterWords } from './character';

/** The words of a conflict, each with its sign. */
export const words = lexicon(
	...characterWords,
	'K conflit',
	'A attaque attaquer attaquant att atk attack attacker attacking tape',
	'a en-attaque',
	'D defend defendre defendent defenseur defendu def defender defending bloque',
	'd en-defense',
	'E defense defence',
	'L province prov strength str',
	'F force resistance',
	'S forteresse',
	'l provinces',
	'b tombees detruites cassees brisees perdues',
	'j deja',
	'm dont',
	't du-bon-type bon-type',
	'C autre',
	'o oppose',
	'U unopposed undefended',
	'N sans non personne aucun rien pas no',
	'h honneur honor',
	'f faveur faveur-imperiale imperial-favor favor',
	'R anneau ring',
	'V air terre feu eau vide',
	'w ressource equipement modificateur',
	'. ne n imperiale casse detruit brisee tombe saute pete difference egalite dedans cours',
	// Two conflicts are two cases.
	'! attaques conflits fais-attaquer',
);
