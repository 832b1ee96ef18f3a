import type { Preset } from '../../shared/Presets';

/** Cases that players ask about. */
export const presets: readonly Preset[] = [
	{
		question: 'Mon allié peut-il tout prendre à ma place ?',
		query: 'degats=3&horreurs=0&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.2_prenddegats.3',
	},
	{
		question: 'Un soutien sans santé mentale peut-il prendre une horreur ?',
		query: 'degats=1&horreurs=1&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.0_prendhorreurs.1',
	},
	{
		question: 'Mon allié peut-il prendre des horreurs directes ?',
		query: 'degats=1&horreurs=2&directes=oui&repartition=choisie&moi=vie.7_sante.7&s1=vie.2_sante.2_prendhorreurs.2',
	},
	{
		question: 'Comment répartir sans perdre de soutien ?',
		query: 'degats=4&horreurs=2&moi=vie.7_degats.3_sante.7&s1=vie.3_sante.1&s2=vie.2_sante.2',
	},
	{
		question: 'Suis-je obligé d’utiliser mes soutiens ?',
		query: 'degats=2&horreurs=0&repartition=moi&moi=vie.7_degats.3_sante.7&s1=vie.2_sante.2',
	},
	{
		question: 'Vaincu par les dégâts et les horreurs à la fois : quel traumatisme ?',
		query: 'degats=2&horreurs=2&traumatisme=mental&moi=vie.6_degats.4_sante.8_horreurs.6_physiques.3',
	},
	{
		question: 'Trop de dégâts d’un coup : y a-t-il encore un traumatisme ?',
		query: 'degats=5&horreurs=0&moi=vie.7_degats.4_sante.7',
	},
	{
		question: 'Un dernier traumatisme : suis-je tué ?',
		query: 'degats=3&horreurs=0&autres=0&moi=vie.5_degats.4_sante.9_physiques.4',
	},
	{
		question: 'Et si une capacité annule le dégât de trop ?',
		query:
			'degats=3&horreurs=0&repartition=choisie&moi=vie.7_degats.5_sante.7_annuledegats.1&s1=vie.2_sante.2_prenddegats.1',
	},
	{
		question: 'En mode indépendant, que me coûte une défaite ?',
		query: 'degats=0&horreurs=3&mode=independant&principal=oui&moi=vie.7_sante.5_horreurs.2',
	},
];
