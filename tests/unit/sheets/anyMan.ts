import fc from 'fast-check'
import type { PaperMan } from '../../../src/games/fng/sheets/shared/paperManModel.ts'
import { attributes, attributeShortEffects } from '../../../src/games/fng/rules/tables/index.ts'

const syllables = [
  'Nguyễn',
  'Thị',
  'Đặng',
  'Fernández',
  'de la',
  'Ñusta',
  'Okonkwo',
  'Wolfeschlegelsteinhausen',
  'Żółć',
  'Ђорђе',
  '李',
]

/** Names as nobody expects them: long, Vietnamese, Spanish, Polish, in letters that no font has. */
export const longName: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...syllables), { minLength: 1, maxLength: 7 })
  .map((parts) => parts.join(' '))

/** Every Attribute with what it does. */
export const allAttributes = attributes.rows.map(({ key, text }) => ({
  name: text,
  effect: attributeShortEffects[key],
}))

const arm = fc.constantFrom(
  { name: 'M-14', range: '48"', targets: '2', impact: '3', apr: '' },
  { name: 'M-79 HE', range: '12"-36"', targets: 'circle 5"', impact: '2', apr: '' },
  {
    name: 'Remington shotgun of the house',
    range: '48"/60"',
    targets: 'everybody in a path 3" wide',
    impact: '2 per block',
    apr: '2 per block',
  },
)
const kit = fc.constantFrom(
  { name: 'smoke', boxes: 1 },
  { name: 'starlight scope', boxes: 0 },
  { name: 'C-4', boxes: 9 },
  { name: 'something of many long words that nobody had foreseen', boxes: 3 },
)

/** Any man for the squad sheets and the cards. */
export const anyMan: fc.Arbitrary<PaperMan> = fc.record({
  id: fc.integer({ min: 1 }),
  squad: fc.constant(1),
  line: fc.integer({ min: 1, max: 14 }),
  name: longName,
  star: fc.boolean(),
  tag: fc.constantFrom(null, { text: 'HOSP 12', out: true }, { text: 'SHORT', out: false }),
  state: fc.constantFrom('here', 'away'),
  away: fc.constant('in hospital, 12 missions'),
  post: fc.constantFrom('RTO', 'Forward observer', 'Platoon sergeant'),
  leader: fc.constantFrom('', 'Ldr', 'Jr NCO'),
  attached: fc.boolean(),
  rep: fc.integer({ min: 1, max: 9 }),
  arms: fc.array(arm, { maxLength: 3 }),
  attributes: fc.subarray(allAttributes),
  kit: fc.array(kit, { maxLength: 4 }),
  deros: fc.constantFrom({ text: '12.5', left: 0.96, tick: 0.3 }, { text: '0', left: 0, tick: null }),
})
