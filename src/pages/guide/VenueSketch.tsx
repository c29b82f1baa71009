import { useGuidePage } from '../../layout/template-pages.ts';
import styles from './VenueSketch.module.css';

export interface VenueSketchProps {
  /** One street, or two that meet at the venue's corner. */
  addresses: readonly string[];
  /** Feature ids, as in the facts of the venues: a pool, inflatables, courts. */
  features: readonly string[];
}

/** A sketch in paper cut-outs; gate, parking and bus stop only once they are confirmed. */
export function VenueSketch({ addresses, features }: VenueSketchProps) {
  const { facts, t } = useGuidePage();
  const words = t('places');
  if (!words) return null;
  const [street = '', corner] = addresses;
  return (
    <figure className={styles.sketch} data-print="places">
      <svg viewBox="0 0 320 224" aria-hidden="true">
        <path fill="#bfe0b8" d="M0 0h320v224H0z" />
        <path fill="#fff8ec" d="M0 152l320-5v48l-320 3z" />
        {corner && <path fill="#fff8ec" d="M258 0h38l3 152h-38z" />}
        <path fill="#a9d3a2" d="M14 14l230-4 3 128-232 6z" />
        <Grounds features={features} />
        <Pines />
        <path
          fill="none"
          stroke="#16233d"
          strokeWidth="3"
          d="M110 141l-96 3-2-130 232-4 3 128-92 2"
        />
        {facts.care.gates.status === 'confirmed' && <Entrances />}
        <text x="8" y="216" fontSize="18">
          {street}
        </text>
        {corner && (
          <text transform="translate(284 146) rotate(-90)" fontSize="17">
            {corner}
          </text>
        )}
      </svg>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}

/** The gate, the parking and the bus stop. */
function Entrances() {
  const { gate, parking, stop } = useGuidePage().t('places') ?? {};
  return (
    <>
      <g fill="#fffdf8" stroke="#16233d" strokeWidth="2">
        <path fill="#ffc53d" d="M110 127h44v28h-44z" />
        <path d="M10 160h78v28H10zM172 159h82v28h-82z" />
      </g>
      <g fontSize="18" textAnchor="middle">
        <text x="132" y="121">
          {gate}
        </text>
        <text x="49" y="180">
          {parking}
        </text>
        <text x="213" y="179">
          {stop}
        </text>
      </g>
    </>
  );
}

/** Shade, paper and lines of each feature, lit from the top left. */
const shapes: readonly { feature: string; paper: readonly [string, string][]; lines?: Lines }[] = [
  {
    feature: 'pool',
    paper: [
      ['#0a4c70', 'M33 33l78-3 2 42-79 3z'],
      ['#006f9c', 'M30 30l78-3 2 42-79 3z'],
    ],
    lines: ['#8fd0e2', 3, 'M37 43q9-6 18 0t18 0 18 0M38 57q9-6 18 0t18 0 18 0'],
  },
  { feature: 'inflatables', paper: [['#ffc53d', 'M84 62c0-24 20-30 30-16l14-8-4 30z']] },
  {
    feature: 'fields',
    paper: [
      ['#a3351d', 'M131 27l88-3 2 50-89 3z'],
      ['#c4452a', 'M128 24l88-3 2 50-89 3z'],
    ],
    lines: ['#fff8ec', 2, 'M136 31l74-2 1 35-75 3zM173 30l1 36'],
  },
  {
    feature: 'restaurant',
    paper: [
      ['#f7e9cd', 'M34 98h40v26H34z'],
      ['#c4452a', 'M28 99l26-16 26 16z'],
    ],
  },
];

type Lines = readonly [color: string, width: number, path: string];

function Grounds({ features }: Pick<VenueSketchProps, 'features'>) {
  const here = shapes.filter(({ feature }) => features.includes(feature));
  return here.map(({ feature, paper, lines }) => (
    <g key={feature}>
      {paper.map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
      {lines && <path fill="none" stroke={lines[0]} strokeWidth={lines[1]} d={lines[2]} />}
    </g>
  ));
}

function Pines() {
  return (
    <g fill="#1c6b47">
      <path d="M200 100c4-14 34-14 38 0-6 5-32 5-38 0zM217 100h4v22h-4z" />
      <path fill="#11472f" d="M183 114c3-10 22-10 25 0-5 4-20 4-25 0zM194 114h3v14h-3z" />
    </g>
  );
}
