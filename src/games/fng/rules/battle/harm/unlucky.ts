import { readChance } from '../../../../../main/engine/handReading.ts'
import { explainDice } from '../../../../../main/engine/lines.ts'
import { aboutFigure, figureById, hasAttribute, membersOf, type Figure } from '../battle.ts'
import type { Scene } from '../scene.ts'
import { type Blow, mayBeHurt } from './wound.ts'

/** Inches within which somebody else's bullet may find an Unlucky man (FNG p. 6). */
const unluckyInches = 3

/**
 * Bullets that hit an Unlucky man instead of the one beside him, on a 1 (FNG p. 6): one die for each hit, before damage;
 * not for whoever is hit himself by the same attack (ruling). Who stands that close is the player's to say.
 * @returns the blows with their targets as they turn out; blasts and melee as they were.
 */
export function strayHits(scene: Scene, blows: readonly Blow[]): Blow[] {
  return blows.map((blow) => {
    if (blow.cover === undefined || blow.blast) return blow
    const hit = figureById(scene.state, blow.figureId)
    const unlucky = membersOf(scene.state, hit.groupId).find(
      (figure) =>
        hasAttribute(scene.state, figure, 'unlucky') &&
        mayBeHurt(figure) &&
        !blows.some(({ figureId }) => figureId === figure.id),
    )
    return unlucky && isNear(scene, unlucky, hit) && catches(scene, unlucky, hit)
      ? { ...blow, figureId: unlucky.id, cover: false }
      : blow
  })
}

const isNear = (scene: Scene, unlucky: Figure, hit: Figure): boolean =>
  scene.choose({
    key: 'battle.unlucky-near',
    subject: unlucky.id,
    why: `${hit.name} is hit. Is ${unlucky.name}, who is Unlucky, within ${unluckyInches}" of him?`,
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
  }) === 'yes'

function catches(scene: Scene, unlucky: Figure, hit: Figure): boolean {
  const is = { yes: `${unlucky.name} is hit instead`, no: `${hit.name} stays hit` }
  const thrown = scene.dice({
    key: 'battle.unlucky',
    subject: unlucky.id,
    count: 1,
    why: `Unlucky: ${unlucky.name}`,
    readings: [readChance({ title: 'Unlucky', page: 6 }, { from: 1, to: 1 }, is)],
  })
  const instead = thrown.faces[0] === 1
  const text = instead ? `${unlucky.name} is hit instead of ${hit.name}.` : `${unlucky.name} is spared this time.`
  scene.say(explainDice(text, thrown, { about: aboutFigure(unlucky), page: 6 }))
  return instead
}
