import type { Code } from '../code';
import { Later } from './Later';

const load = () => import('../code');

interface Props {
	address: string;
	/** What the code opens, for who does not see it. */
	label: string;
	/** Said in its place when the address is too long. */
	tooLong?: string;
}

/** A QR code, drawn in the page; what draws it is loaded with the first one. */
export const AddressCode = (props: Props) => (
	<Later load={load} draw={({ codeOf }) => <Drawn {...props} code={codeOf(props.address)} />} />
);

function Drawn({ code, label, tooLong }: Props & { code: Code | undefined }) {
	if (!code)
		return tooLong ? (
			<p class="alerte" data-ecran>
				{tooLong}
			</p>
		) : null;
	return (
		<svg
			class="qr"
			role="img"
			aria-label={label}
			viewBox={`0 0 ${code.size} ${code.size}`}
			style={`--modules:${code.size}`}
			shape-rendering="crispEdges"
		>
			<rect width={code.size} height={code.size} fill="#fff" />
			<path d={code.path} fill="#000" />
		</svg>
	);
}
