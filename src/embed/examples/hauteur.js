const site = '{{site}}';
const cadre = document.querySelector('iframe.arbitre');

addEventListener('message', ({ origin, source, data }) => {
	if (origin !== site || source !== cadre.contentWindow) return;
	if (data?.type !== 'arbitre:hauteur' || data.version !== 1) return;
	const { hauteur } = data;
	if (typeof hauteur === 'number' && hauteur > 0 && hauteur < 50_000) cadre.style.height = `${hauteur}px`;
});
