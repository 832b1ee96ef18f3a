import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import type { AstroPrerenderer, PathWithRoute } from 'astro';
import { describe, expect, it } from 'vitest';
import { type Asked, type Drawn, shareDrawing } from '../../../src/build/second-thread';

/** A second thread that draws what it is asked for when told, or cannot. */
class Second extends EventEmitter {
	asked: Asked[] = [];
	postMessage(message: object) {
		if ('id' in message) this.asked.push(message as Asked);
	}
	answer(drawn: Drawn) {
		this.emit('message', drawn);
	}
	terminate = async () => 0;
}

const paths = (component: string, type: 'page' | 'endpoint', count: number): PathWithRoute[] =>
	Array.from({ length: count }, (_, at) => ({
		pathname: `/${component}/${at}`,
		route: { route: `/${component}`, component, type } as PathWithRoute['route'],
	}));

const [terms, about, data] = [paths('terms', 'page', 200), paths('about', 'page', 1), paths('data', 'endpoint', 3)];

async function started() {
	const second = new Second();
	const here: string[] = [];
	const first: AstroPrerenderer = {
		name: 'first',
		getStaticPaths: async () => [...data, ...about, ...terms],
		render: async ({ url }) => {
			here.push(new URL(url).pathname);
			return new Response('first');
		},
	};
	const prerenderer = shareDrawing(first, second as unknown as Worker, () => ({ entry: '', styles: new Map() }));
	await prerenderer.setup?.();
	const ordered = await prerenderer.getStaticPaths();
	const draw = ({ pathname, route }: PathWithRoute) =>
		prerenderer.render(new Request(`https://arbitre.example${pathname}`), { routeData: route }) as Promise<Response>;
	return { second, here, ordered, draw };
}

describe('shareDrawing', () => {
	it('keeps each path once, those of few files among the others', async () => {
		const { ordered } = await started();
		expect(ordered.map(({ pathname }) => pathname).sort()).toEqual(
			[...data, ...about, ...terms].map(({ pathname }) => pathname).sort(),
		);
		const places = data.map((path) => ordered.indexOf(path));
		expect(places[1]).toBeGreaterThan(30);
		expect(places[2]).toBeGreaterThan(100);
	});

	it('draws all on the first thread until the second is ready', async () => {
		const { second, here, draw } = await started();
		await Promise.all([...terms.slice(0, 2), ...about, ...data].map(draw));
		expect(here).toHaveLength(6);
		expect(second.asked).toEqual([]);
	});

	it('gives the second what it has the time to draw, and no data', async () => {
		const { second, here, draw } = await started();
		second.emit('message', 'ready');
		await Promise.all(data.map(draw));
		void about.map(draw);
		void terms.map(draw);
		expect(second.asked.map(({ component }) => component).filter((name) => name !== 'terms')).toEqual(['about']);
		expect(second.asked.length).toBeLessThan(60);
		expect(here).toContain('/data/2');
		expect(here).toContain('/terms/199');
	});

	it('hands over what the second has drawn', async () => {
		const { second, here, draw } = await started();
		second.emit('message', 'ready');
		const drawn = draw(terms[0] as PathWithRoute);
		const { id = 0, url } = second.asked[0] ?? {};
		expect(url).toBe('https://arbitre.example/terms/0');
		const body = new TextEncoder().encode('second').buffer as ArrayBuffer;
		second.answer({ id, page: { body, status: 404, headers: [['content-type', 'text/html']] } });
		const response = await drawn;
		expect([await response.text(), response.status]).toEqual(['second', 404]);
		expect(here).toEqual([]);
	});

	it('draws on the first what the second cannot, so that its error is told', async () => {
		const { second, here, draw } = await started();
		second.emit('message', 'ready');
		const drawn = draw(about[0] as PathWithRoute);
		second.answer({ id: second.asked[0]?.id ?? 0 });
		expect(await (await drawn).text()).toBe('first');
		expect(here).toEqual(['/about/0']);
	});
});
