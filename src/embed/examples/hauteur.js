const site = '{{site}}';

addEventListener('message', ({ origin, source, data }) => {
	const cadre = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
	if (origin !== site || !cadre) return;
	if (data?.type !== 'arbitre:hauteur' || data.version !== 1) return;
	const { hauteur } = data;
	if (typeof hauteur === 'number' && hauteur > 0 && hauteur < 50_000) cadre.style.height = `${hauteur}px`;
});
