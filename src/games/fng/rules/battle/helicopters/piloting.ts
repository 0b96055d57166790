import { sum } from '../../../../../main/engine/checks.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { heliDroppingStuff, heliPiloting } from '../../tables/helicopters.ts'
import { aboutCraft } from '../air/arrive.ts'
import { craftById, pilotRep } from '../air/craft.ts'
import { battleOf, type Craft } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { isBurdened } from './places.ts'

/** What a pilot rolls for (FNG p. 86). */
export type Maneuver = 'flying' | 'landing' | 'takeOff' | 'enteringHover' | 'leavingHover'

/** Helicopter Piloting (FNG p. 86), at less with passengers on the skids or smoke inside. */
export function pilot(scene: Scene, craftId: number, maneuver: Maneuver) {
  const craft = craftById(scene.state, craftId)
  const rep = Math.max(0, pilotRep(craft) - Number(isBurdened(scene.state, craft)) + smokeIn(scene, craft))
  const { weather, dayPart } = battleOf(scene.state)
  return scene.roll(heliPiloting, {
    subject: craftId,
    why: `${craft.name}, ${words[maneuver]}, pilot REP ${rep}`,
    when: {
      inclementWeather: weather === 'inclement',
      night: dayPart === 'night',
      [maneuver]: true,
    },
    numbers: { 'REP of the pilot': rep },
  })
}

const words: Readonly<Record<Maneuver, string>> = {
  flying: 'flying',
  landing: 'landing',
  takeOff: 'take-off',
  enteringHover: 'entering a hover',
  leavingHover: 'leaving the hover',
}

/** What smoke inside costs the pilot (FNG p. 91). */
function smokeIn(scene: Scene, { smokeUntil }: Craft): number {
  if (smokeUntil === null || smokeUntil < battleOf(scene.state).turn) return 0
  return scene.table(heliDroppingStuff).rows.find(({ outcome }) => outcome === 'staysAboard')?.gives.smokeRep ?? 0
}

/** It slides so far before it comes to rest (FNG p. 86). */
export function slide(scene: Scene, craftId: number, dice: number, how: string): void {
  const { name } = craftById(scene.state, craftId)
  const thrown = scene.dice({ key: 'battle.helicopter-slide', subject: craftId, count: dice, why: `${name}: inches` })
  const inches = sum(thrown.faces)
  const more = { about: aboutCraft(craftId, 'mode'), page: 86, score: inches }
  scene.say(explainDice(`${name} slides ${inches}" ${how}.`, thrown, more))
}
