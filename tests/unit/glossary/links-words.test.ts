import { describe } from 'vitest';
import { itLinks } from './marked';

describe('a term of one word', () => {
	itLinks([
		'Une créature [[insaisissable]] n’a pas d’[[armure]].',
		'Sans [[armure]], chaque dégât compte.',
		'Le [[poison]] achève la cible dès le premier dégât.',
		'Posez votre créature sur un [[flanc]].',
		'Demandez un [[mulligan]] si votre main ne vous convient pas.',
		'Trois [[Aombre]] de plus, et la [[clé]] est à vous.',
		'Le mot [[Don]] en bas d’une carte ne sert qu’à sa naissance.',
		'[[Don]] n’agit pas pendant la partie.',
		'Une carte [[Alpha]] se joue en premier.',
		'Une carte [[Oméga]] termine l’étape.',
		'[[Provocation]] [[protège|proteger]] les créatures d’à côté, pas elle-même.',
		'« [[Omni]] » fonctionne quelle que soit la Maison.',
	]);
});

describe('a noun or an adjective, inflected', () => {
	itLinks([
		'Deux [[armures|armure]] ne s’additionnent pas.',
		'Les [[clés|cle]] [[forgées|forger]] ne reviennent pas en arrière.',
		'Perdez une carte par tranche de six [[chaînes|chaine]].',
		'Gagnez deux [[Aombres|aombre]].',
		'Les créatures [[insaisissables|insaisissable]] esquivent une première attaque.',
		'Une créature [[sonnée|sonne]] ne se bat pas.',
		'Vos créatures [[inclinées|incline]] restent là.',
		'Laissez vos [[artefacts|artefact]] [[redressés|redresse]].',
		'Deux créatures [[détruites|detruit]] partent ensemble.',
		'Une attaque [[hasardeuse|hasardeux]] coûte cher.',
		'Ses [[voisins|voisine]] souffrent aussi.',
		'Les [[Alphas|alpha]] de votre main attendront demain.',
		'Choisissez entre deux [[projections|projection]].',
		'Elle occupe un des [[flancs|flanc]].',
		'Mes [[artéfacts|artefact]] n’attaquent jamais.',
	]);
});

describe('a verb, conjugated', () => {
	itLinks([
		'Pour [[capturer]], prenez chez l’adversaire.',
		'Elle [[capture|capturer]] 2 jetons.',
		'Ils [[capturent|capturer]] tout.',
		'[[Capturez|capturer]]-en deux.',
		'Un jeton [[capturé|capturer]] dort sur la créature.',
		'En [[capturant|capturer]], elle prive l’adversaire.',
		'Elle [[capturera|capturer]] au prochain passage.',
		'Elle [[protège|proteger]] sa sœur et nous [[protégeons|proteger]] la nôtre.',
		'Une fois [[protégée|proteger]], elle survit.',
		'On [[répète|repeter]] l’effet, puis vous [[répétez|repeter]] encore.',
		'Les deux créatures [[combattent|combat]].',
		'Chaque [[combat]] incline l’attaquante.',
		'[[Combattez|combat]] une seule fois.',
		'Ils [[détruisent|detruit]] une relique.',
		'En [[détruisant|detruit]] son alliée, il gagne.',
		'Elle [[vole|voler]] deux jetons ; ils [[voleront|voler]] le reste.',
		'Vous [[archivez|archives]] la carte du dessus.',
		'Nous [[forgeons|forger]] au début du tour.',
		'Il [[exalte|exalter]] sa meilleure créature.',
		'Les bêtes [[enragées|enrager]] cherchent la bagarre.',
		'[[Purgez|purger]] la carte après usage.',
		'Chaque créature qui [[moissonne|moissonner]] rapporte.',
	]);
});
