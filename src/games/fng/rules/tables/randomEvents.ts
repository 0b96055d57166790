import { defineTable } from '../../../../main/engine/table.ts'

/**
 * Random Events, when the two Activation dice come up doubles (FNG pp. 70-71). Where one side is meant, `fwfTo` is the
 * highest score of a d6 that makes it the FWF, else it is the VC/NVA; rows whose event is only for the FWF have
 * `side: 'fwf'`. `turns` count from the turn of the Activation roll made after the event (rulings).
 */
export const randomEvents = defineTable({
  id: 'random-events',
  title: 'Random Events',
  page: 70,
  alsoOn: [71],
  dice: { kind: 'added', count: 1, plus: 'doubles' },
  how: 'total of the doubled Activation dice + 1d6',
  tells: { sectorDice: 'text' },
  modifiers: [],
  rows: [
    {
      from: 3,
      to: 3,
      outcome: 'weatherWorse',
      gives: { weatherSteps: 1 },
      text: 'The weather turns one step worse: Clear, Inclement, Terrible',
    },
    {
      from: 4,
      to: 4,
      outcome: 'radioJammed',
      gives: { side: 'fwf', turns: 1, halfDie: true },
      text: 'Jammed: the FWF cannot Make the Call for 1/2d6 turns',
    },
    {
      from: 5,
      to: 5,
      outcome: 'boobyTrap',
      gives: { side: 'fwf' },
      text: 'The FWF figure closest to a PEF meets a booby trap (p. 65): its type, and whether it is found. Dice say who it is, unless the campaign leaves it at the closest. Never VC/NVA',
    },
    {
      from: 6,
      to: 6,
      outcome: 'weatherBetter',
      gives: { weatherSteps: -1 },
      text: 'The weather turns one step better: Terrible, Inclement, Clear',
    },
    {
      from: 7,
      to: 7,
      outcome: 'spiderHole',
      gives: { side: 'fwf' },
      text: 'The FWF group closest to a PEF meets a spider hole (p. 71). Dice say which it is, unless the campaign leaves it at the closest. Never VC/NVA',
    },
    {
      from: 8,
      to: 8,
      outcome: 'withdrawal',
      gives: { fwfTo: 3, cancelsReinforcements: true },
      text: '(1-3) FWF, (4-6) VC/NVA: the one of its groups and PEFs with most ground between it and the enemy makes for the nearest edge at top speed, and off the table. Has it none: its next reinforcements stay away',
    },
    {
      from: 9,
      to: 9,
      outcome: 'lull',
      gives: {
        turns: 1,
        mayFire: 'alreadyInLos',
        mayMove: 'openToCover',
        medicsAct: true,
        airStrikes: false,
        helicopters: 'medevac',
        artillery: true,
      },
      text: 'A lull for this turn. By choice: fire only between figures in LOS already; moves, of PEFs too, only to reach cover from the open. Medics are free to act. In the air only medevacs; artillery comes down as usual',
    },
    {
      from: 10,
      to: 10,
      outcome: 'backInTheFight',
      gives: { fwfTo: 4, repDown: 0 },
      text: '(1-4) FWF, (5-6) VC/NVA: one of its men Out of the Fight is fit again, REP unchanged',
    },
    {
      from: 11,
      to: 11,
      outcome: 'newBarrel',
      gives: { fwfTo: 3, rep: 1, attacks: 1 },
      text: '(1-3) FWF, (4-6) VC/NVA: whoever first fires one of its LMGs has REP +1 for that attack',
    },
    {
      from: 12,
      to: 12,
      outcome: 'shower',
      gives: { startsInTurns: 1, turns: 1, dryBecomes: 'terrible', rainBecomes: 'clear' },
      text: 'Next turn only: a dry sky brings Terrible Weather; rain (Inclement or Terrible) that falls now stops, and sets in again afterwards',
    },
    {
      from: 13,
      to: 13,
      outcome: 'reduced',
      gives: { fwfTo: 3, level: -1 },
      text: '(1-3) SL of the FWF or (4-6) EAL of the VC/NVA falls by 1',
    },
    {
      from: 14,
      to: 14,
      outcome: 'notDead',
      gives: { side: 'fwf', becomes: 'outOfTheFight' },
      text: 'A man of the FWF taken for Obviously Dead lives: Out of the Fight',
    },
    {
      from: 15,
      to: 15,
      outcome: 'strayArtillery',
      gives: { rounds: 3, sectorDice: 1 },
      text: '1d6 for each sector, the highest is shelled: three rounds at its centre, with deviation on the line from the FWF deployment edge',
    },
    {
      from: 16,
      to: 16,
      outcome: 'increased',
      gives: { fwfTo: 3, level: 1 },
      text: '(1-3) SL of the FWF or (4-6) EAL of the VC/NVA rises by 1',
    },
    {
      from: 17,
      to: 17,
      outcome: 'decisive',
      gives: { fwfTo: 3, rep: 1, exceptFiring: true, groupDice: 1 },
      text: '(1-3) FWF, (4-6) VC/NVA: 1d6 for each of its groups or PEFs; Leader or PEF of the highest has REP +1 to the end of the game, not for firing',
    },
    {
      from: 18,
      to: 18,
      outcome: 'missionEnds',
      gives: { countsAsLeftTable: true },
      text: 'Over: the enemy has gone. VP as for a unit that left the table',
    },
  ],
})
