/** What is known under a key, worked out the first time it is asked for. */
export function remember<Cle, Valeur>(connus: Map<Cle, Valeur>, cle: Cle, create: () => Valeur): Valeur {
	const connu = connus.get(cle);
	if (connu !== undefined) return connu;
	const value = create();
	connus.set(cle, value);
	return value;
}
