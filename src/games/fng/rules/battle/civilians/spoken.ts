import { isPossible } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { rowOf } from '../../../../../main/engine/table.ts'
import { civilianSpeakLocal } from '../../tables/civilians.ts'
import { meleeCombat } from '../../tables/melee.ts'
import { aboutFigure, hasAttribute, repOf, type Figure } from '../battle.ts'
import type { Doing } from '../collections.ts'
import { hiddenContacts } from '../contacts/contact.ts'
import { resolveContact } from '../contacts/resolve.ts'
import { addLasting } from '../lasting.ts'
import { meleeWeaponOf } from '../melee/meleeWeapon.ts'
import type { Scene } from '../scene.ts'
import { comesAway } from '../ground/cover.ts'
import type { Spoken, Talk } from './speaking.ts'

/** What the player has said beforehand of what may come of a talk. */
export interface Asked {
  readonly nearest: number | null
  readonly forced: boolean
}

const setDoing = (scene: Scene, { id }: Figure, doing: Doing): void => {
  scene.patch('figures', id, { doing })
}

/** What comes of a talk, at once (FNG p. 56). */
export function tellResult(scene: Scene, spoken: Spoken, talk: Talk, asked: Asked): void {
  const { civilian } = talk
  const { text } = rowOf(scene.table(civilianSpeakLocal), spoken)
  scene.note(`${civilian.name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`, {
    about: aboutFigure(civilian),
    page: civilianSpeakLocal.page,
  })
  results[spoken](scene, talk, asked)
}

const results: Readonly<Record<Spoken, (scene: Scene, talk: Talk, asked: Asked) => void>> = {
  twice(scene, { civilian }) {
    setDoing(scene, civilian, 'led')
    tellOfTraps(scene, civilian, 'all')
    for (const { id } of hiddenContacts(scene.state))
      if (hiddenContacts(scene.state).some((contact) => contact.id === id)) resolveContact(scene, id)
  },
  more(scene, { civilian }, { nearest }) {
    setDoing(scene, civilian, 'led')
    if (rollsTrap(scene, civilian)) tellOfTraps(scene, civilian, 'next')
    else if (nearest === null) scene.note('No PEF is left that he could tell of.', { page: 56 })
    else resolveContact(scene, nearest)
  },
  equal(scene, { civilian }) {
    setDoing(scene, civilian, 'stays')
  },
  fewer(scene, talk, { forced }) {
    setDoing(scene, talk.civilian, 'stays')
    if (forced) force(scene, talk)
  },
}

/** Last face on which it is a trap that he tells of (FNG p. 56). */
const trapTo = 4

function rollsTrap(scene: Scene, civilian: Figure): boolean {
  const thrown = scene.dice({
    key: 'battle.civilian-tells',
    subject: civilian.id,
    count: 1,
    why: `${civilian.name} tells of: a trap on 1-${trapTo}, else the nearest PEF`,
  })
  const trap = isPossible(thrown.faces[0]!, 1, trapTo)
  scene.say(
    explainDice(trap ? 'He tells of the nearest booby trap.' : `He tells of the nearest PEF.`, thrown, {
      about: aboutFigure(civilian),
      page: 56,
    }),
  )
  return trap
}

/** The next trap above ground does no harm, or none while he goes along (FNG p. 56). */
function tellOfTraps(scene: Scene, civilian: Figure, which: 'next' | 'all'): void {
  const name = which === 'all' ? `${civilian.name} shows all booby traps` : 'The next booby trap is known'
  addLasting(scene, { kind: 'toldOfTraps', name, figureId: civilian.id, amount: which === 'all' ? 1 : 0 })
}

/** A round of melee that hurts nobody: only if he wins it does he get away (FNG p. 56). */
function force(scene: Scene, { soldier, civilian }: Talk): void {
  const own = meleeWeaponOf(scene, soldier)
  const has = (attribute: string) => hasAttribute(scene.state, soldier, attribute)
  const [his, theirs] = scene.rollAll(meleeCombat, [
    {
      subject: soldier.id,
      why: `${soldier.name} forces ${civilian.name}`,
      numbers: { REP: repOf(soldier) },
      when: { [own]: true, brawler: has('brawler'), slight: has('slight'), wuss: has('wuss') },
    },
    { subject: civilian.id, why: civilian.name, numbers: { REP: repOf(civilian) }, when: { unarmed: true } },
  ])
  const escapes = (theirs!.score ?? 0) > (his!.score ?? 0)
  scene.tell(his!, `${soldier.name} threatens: ${his!.score ?? 0} on his side.`, aboutFigure(soldier))
  scene.tell(theirs!, `${civilian.name} resists: ${theirs!.score ?? 0} on his side.`, aboutFigure(civilian))
  setDoing(scene, civilian, escapes ? 'runs' : 'led')
  if (escapes) scene.patch('figures', civilian.id, { fastMoving: true, ...comesAway })
  scene.note(escapes ? `${civilian.name} gets away and runs.` : `${civilian.name} moves as we say.`, {
    about: aboutFigure(civilian),
    page: 56,
  })
}
