import { BULLET } from '../passage-words';

/** A text, a paragraph a line; lines of a list together. */
export function Lines({ text }: { text: string }) {
	const blocks: { list: boolean; lines: string[] }[] = [];
	for (const line of text.split('\n').filter(Boolean)) {
		const list = line.startsWith(BULLET);
		const said = list ? line.slice(BULLET.length) : line;
		const last = blocks.at(-1);
		if (list && last?.list) last.lines.push(said);
		else blocks.push({ list, lines: [said] });
	}
	return (
		<>
			{blocks.map(({ list, lines }) =>
				list ? (
					<ul>
						{lines.map((line) => (
							<li>{line}</li>
						))}
					</ul>
				) : (
					<p>{lines[0]}</p>
				),
			)}
		</>
	);
}
