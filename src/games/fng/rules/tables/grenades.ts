import { defineTable } from '../../../../main/engine/table.ts'

/** Ready the Grenade/LAW (FNG p. 33): hand and rifle grenades, LAWs, the M203, satchel charges and plastic explosive (p. 29). */
export const readyTheGrenade = defineTable({
  id: 'ready-the-grenade',
  title: 'Ready the Grenade/LAW',
  page: 33,
  alsoOn: [113],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: '2d6 passing vs REP',
  modifiers: [],
  rows: [
    { from: 2, to: 2, outcome: 'now', text: 'Ready: throw or fire it at once' },
    { from: 1, to: 1, outcome: 'inReaction', text: 'Ready for a reaction or the next activation' },
    { from: 0, to: 0, outcome: 'nextActive', text: 'Ready for the next activation' },
  ],
})

/**
 * Throwing a Grenade (FNG p. 34). `cannotSeeSpot` does not hold for a grenade that is dropped over a wall, rolled
 * through a doorway or the like. At the feet is at the thrower's (ruling).
 */
export const throwingAGrenade = defineTable({
  id: 'throwing-a-grenade',
  title: 'Throwing a Grenade',
  page: 34,
  alsoOn: [113],
  dice: { kind: 'passing', count: 2, versus: 'REP' },
  how: "2d6 passing vs the thrower's REP",
  tells: { escapeDice: 'text' },
  modifiers: [],
  rows: [
    {
      from: 2,
      to: 2,
      outcome: 'onSpot',
      gives: { centre: 'spot', escapeDice: 0, receivedFire: false },
      text: 'On the spot: blast circle and damage there',
      cells: { circumstance: 'any' },
    },
    {
      when: 'cannotSeeSpot',
      from: 1,
      to: 1,
      outcome: 'missed',
      gives: { centre: null, escapeDice: 0, receivedFire: true },
      text: 'Missed; the target takes Received Fire',
      cells: { circumstance: 'spot out of sight' },
    },
    {
      from: 1,
      to: 1,
      outcome: 'onSpot',
      gives: { centre: 'spot', escapeDice: 0, receivedFire: false },
      text: 'On the spot: blast circle and damage there',
      cells: { circumstance: 'spot in sight, or dropped or rolled onto it' },
    },
    {
      from: 0,
      to: 0,
      outcome: 'dropped',
      gives: { centre: 'thrower', escapeDice: 1, receivedFire: false },
      text: "Falls at the thrower's feet: blast circle there; whoever passes 1d6 vs REP goes prone unhurt, the others take damage",
      cells: { circumstance: 'any' },
    },
  ],
})
