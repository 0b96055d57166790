import type { WeaponType } from '../../aircraftLoads.ts'
import { defineAction, type Asking } from '../action.ts'
import { battleOf, figuresOf, refusesOutsideTurn, type Craft } from '../battle.ts'
import type { Ordnance } from '../collections.ts'
import { stances, type Stance } from '../fire/stances.ts'
import { weaponIn } from '../fire/weaponClasses.ts'
import { takesTests } from '../reactions/nerve.ts'
import type { FngState } from '../../state.ts'
import type { Scene } from '../scene.ts'
import { aboutCraft } from './arrive.ts'
import { craftById, pilotRep } from './craft.ts'
import { fireFromGround } from './groundFire.ts'
import { goHome } from './leave.ts'
import { isMarked, markBonus } from './mark.ts'
import { munitionOf, release } from './release.ts'
import { besideField, craftField, craftIn, eachOnce, groundFields, stripField } from './runForm.ts'
import { rake } from './rake.ts'
import { isSpooky, piecesOf, readyToStrike, strikersIn, typesLeft, whyNoStrike } from './strike.ts'
import { rulesOf } from '../../house/rulesOf.ts'
import { listed } from '../../steps/setup/common.ts'
import { aircraftGuns } from '../../tables/aircraftWeapons.ts'
import { airDeviation, antiAircraftCheck } from '../../tables/airStrikes.ts'
import { refuse } from '../refuse.ts'

const typeWords: Readonly<Record<WeaponType, string>> = {
  guns: 'Strafe with guns',
  bombs: 'Bomb',
  napalm: 'Napalm',
  rockets: 'Rockets',
}

const typeIn = ({ values }: Asking): WeaponType | null => (values['attack'] as WeaponType | undefined) ?? null
const isGuns = (asking: Asking): boolean => typeIn(asking) === 'guns'

const isFiredAt = (asking: Asking): boolean => {
  const craft = craftIn(asking)
  return craft !== undefined && !isSpooky(asking.state, craft)
}

const loadIn = (asking: Asking): Ordnance[] => {
  const craft = craftIn(asking)
  const type = typeIn(asking)
  return craft && type ? piecesOf(asking.state, craft, type) : []
}

/**
 * One run of a strike aircraft along its Flight Line (FNG pp. 81-84): fire from the ground, then guns at everybody in the
 * strip, or one kind of ordnance, each piece at a spot of its own. A run that is broken off counts as made.
 */
export const strikePass = defineAction({
  name: 'strikePass',
  title: 'Air strike: a run',
  section: 'air',
  page: 81,
  words: ['strafe', 'bomb', 'napalm', 'rocket', 'flight line', 'pass', 'golden BB', 'anti-aircraft', 'AC-47'],
  tables: [aircraftGuns, airDeviation, antiAircraftCheck],
  fields: {
    craft: craftField('Aircraft', readyToStrike),
    attack: {
      kind: 'choice',
      label: 'Run',
      options: (asking) => {
        const craft = craftIn(asking)
        const types = craft ? typesLeft(asking.state, craft) : []
        return types.map((value) => ({ value, label: typeWords[value] }))
      },
    },
    ...groundFields(isFiredAt),
    strip: stripField(
      'Within 3" of the Flight Line',
      isGuns,
      'Friends too. Of an AC-47: a swath 12" wide, or a ring 8" wide, its inner radius 10" to 20".',
    ),
    beside: besideField('strip', isGuns),
    pieces: {
      kind: 'rows',
      label: 'Released, each at a spot of its own',
      least: 0,
      most: 12,
      asked: (asking) => typeIn(asking) !== null && !isGuns(asking),
      start: (asking) => loadIn(asking).map((what) => ({ what, stands: 'open' })),
      fields: {
        what: {
          kind: 'choice',
          label: 'What',
          options: (asking) =>
            [...new Set(loadIn(asking))].map((value) => ({
              value,
              label: munitionOf(rulesOf(asking.state), value).name,
            })),
        },
        stands: { kind: 'choice', label: 'The spot lies', options: stances },
      },
    },
    marked: {
      kind: 'flag',
      label: 'Within 24" of the marking smoke',
      asked: ({ state }) => isMarked(state),
      start: ({ state }) => isMarked(state),
    },
  },
  refuses: (state) => refusesOutsideTurn(state) ?? whyNot(state),
  likely: ({ state }) => (battleOf(state).side === 'ours' && readyToStrike(state).length > 0 ? 88 : 0),
  entry: (state, { craft, attack }) =>
    `${craftById(state, craft).name}: ${typeWords[attack as WeaponType].toLowerCase()}`,
  run(scene, { craft: id, attack, checking, hidden, strip, beside, pieces, marked }) {
    const craft = craftById(scene.state, id)
    const type = attack as WeaponType
    const what = mustCarry(scene.state, craft, type, pieces)
    const { turn } = battleOf(scene.state)
    scene.patch('craft', id, { used: `${craft.used} ${type}`.trim(), mode: 'flying', freeTurn: turn + 1 })
    const run = isSpooky(scene.state, craft) ? 'goesOn' : fireFromGround(scene, id, { checking, hidden })
    if (isSpooky(scene.state, craft)) wakeHeavyGuns(scene, craft)
    if (run === 'goesOn') attackWith(scene, craftById(scene.state, id), type, what, { strip, beside, marked })
    else if (run === 'breaksOff') scene.note(`${craft.name} turns away: the run is lost.`, { page: 82 })
    if (run !== 'gone' && typesLeft(scene.state, craftById(scene.state, id)).length === 0) empty(scene, id)
  },
})

function whyNot(state: FngState): string | null {
  if (battleOf(state).side !== 'ours') return 'Aircraft make their runs when our side is active.'
  if (readyToStrike(state).length > 0) return null
  const [first] = strikersIn(state)
  return first ? whyNoStrike(state, first) : 'No strike aircraft is on station.'
}

interface Line {
  readonly what: string
  readonly stands: Stance
}

/** @throws RuleError `bad-input` for more than it carries, or nothing. */
function mustCarry(state: FngState, craft: Craft, type: WeaponType, pieces: readonly Line[]) {
  const left: string[] = piecesOf(state, craft, type)
  if (type !== 'guns' && pieces.length === 0) refuse('Name at least one thing to release.')
  return pieces.map(({ what, stands }) => {
    const at = left.indexOf(what)
    if (at < 0) refuse(`${craft.name} does not carry so much of it.`)
    const [piece] = left.splice(at, 1)
    return { what: piece as Ordnance, stands }
  })
}

interface Aim {
  readonly strip: readonly { readonly figure: number; readonly stands: Stance }[]
  readonly beside: readonly number[]
  readonly marked: boolean
}

function attackWith(
  scene: Scene,
  craft: Craft,
  type: WeaponType,
  what: readonly { readonly what: Ordnance; readonly stands: Stance }[],
  { strip, beside, marked }: Aim,
): void {
  const rep = pilotRep(craft) + (marked ? markBonus(scene) : 0)
  if (type === 'guns') rake(scene, craft, { rep, strip: eachOnce(strip), beside })
  else release(scene, { craftId: craft.id, pieces: what.map((piece) => ({ ...piece, rep })), fromHelicopter: false })
}

/** Each time it fires any heavy machine gun may answer, in the area or out of it (FNG p. 85). */
function wakeHeavyGuns(scene: Scene, { name }: Craft): void {
  const guns = figuresOf(scene.state, 'theirs').filter(
    (figure) => takesTests(figure) && weaponIn(scene.state, figure.weapon)?.family === 'hmg',
  )
  if (guns.length === 0) return
  const who = listed(guns.map((gun) => gun.name))
  scene.note(`${who} may take Received Fire wherever they stand: a gun that may fire, fires at ${name}.`, { page: 85 })
}

/** An AC-47 may stay for its flares; the others go home (FNG pp. 83, 85). */
function empty(scene: Scene, id: number): void {
  const craft = craftById(scene.state, id)
  if (!isSpooky(scene.state, craft)) goHome(scene, id, 'all its passes are made')
  else scene.note(`${craft.name} is out of ammunition.`, { about: aboutCraft(id, 'used'), page: 85 })
}
