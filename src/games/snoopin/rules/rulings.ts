/** How the book is read where it leaves a choice, part by part, for the help; each with the page that its part begins on. */
export const rulings: readonly {
  readonly title: string
  readonly rulings: readonly { readonly page: number; readonly text: string }[]
}[] = [
  {
    title: 'The force',
    rulings: [
      { page: 5, text: 'Trained troops roll a D8, as the example of replacements has it.' },
      { page: 5, text: "A leader's roll on the Leadership Rating table replaces the suggested +1." },
    ],
  },
  {
    title: 'Mission, plan and orders',
    rulings: [
      { page: 6, text: 'Blocking Positions: 6" from the own edge; the 8" in brackets is the larger scale, a setting.' },
      { page: 6, text: 'Snatch and Grab has no deployment; it is that of Over Run, 6" from the own edge.' },
      {
        page: 6,
        text: 'Both parts of Sweep and Clear must be done; an enemy unit has exited whatever edge it left by.',
      },
      { page: 6, text: 'Two squads at least go out; how many fireteams each of them has is not counted.' },
      {
        page: 6,
        text: 'A platoon of which fewer than two squads can be fielded sends what it has; with none at all it sits the turn out.',
      },
      {
        page: 4,
        text: 'Where a side has several platoons, one may sit a turn out while another goes: its teams rest, and it has no momentum, no lieutenant, no card and no die in it.',
      },
      {
        page: 6,
        text: 'Developments of teams and ranks of the insurgency are open to both; missions and what is drawn in secret are not. A campaign may seal the ranks too: then they are open as far as they act on units that are on the table.',
      },
    ],
  },
  {
    title: 'Victory',
    rulings: [
      { page: 10, text: 'Regulars against regulars: both count by the list of the Free World Forces.' },
      {
        page: 10,
        text: 'With totals of zero or less there is no ratio: against a loser at zero or less who is above zero wins decisively, and where both are there the higher wins marginally.',
      },
      { page: 10, text: 'A vehicle that is disabled and later destroyed counts as destroyed only.' },
      {
        page: 10,
        text: 'The objective of a mission counts once: 15 to who achieved it, or 15 to the VC where it was failed.',
      },
      {
        page: 10,
        text: 'The 5 points for a POW are off the points of the campaign, the 3 or 4 off those of the game; both apply.',
      },
      {
        page: 10,
        text: 'Losses of attached units, who are on no log, are counted by hand; their POWs cost the 5 points as well.',
      },
      {
        page: 10,
        text: 'The list of victory counts POWs known when the game ends; a straggler found captured later costs the 5 points of the campaign alone, in the turn in which it is found.',
      },
      {
        page: 10,
        text: 'The higher sum of Campaign Victory Points of all turns wins the campaign, by the same margins; equal sums are a draw.',
      },
    ],
  },
  {
    title: 'Casualties',
    rulings: [
      { page: 10, text: 'The last row of Evacuated is printed twice; it is one row.' },
      {
        page: 10,
        text: 'Stragglers with 7 to 9 roll on Accompanied: the table they are sent to has no other name here.',
      },
      {
        page: 10,
        text: 'A man rolls the Troop Quality dice of his team, or of the platoon where he stands in no team.',
      },
      {
        page: 10,
        text: 'A POW or a man sent home is no point man any more: another may be named. Only his death loses the advantage.',
      },
    ],
  },
  {
    title: 'Development and replacements',
    rulings: [
      {
        page: 10,
        text: 'Fatigue is rolled with the normal Troop Quality, and each result is one step; D6 is the lowest Defence or Firepower die.',
      },
      {
        page: 10,
        text: 'A fatigued team that went out again and rolls a 1 on Unit Development rolls once on Combat Fatigue, not twice.',
      },
      {
        page: 10,
        text: 'A fatigued team that went out rolls on Combat Fatigue again also where it may not roll on Unit Development.',
      },
      {
        page: 10,
        text: 'Loss of Edge takes what all five areas of development have brought, special and leadership ones too, until the team recovers; Unf**k Yourself alone still works, for it is a test against fatigue.',
      },
      { page: 10, text: 'A fourth result of a kind at Rank 3 brings nothing.' },
      {
        page: 10,
        text: 'A special or leadership development that the team holds is rolled again, but for Ace Point Man, which may be held as a spare.',
      },
      { page: 10, text: 'The Replacement table is rolled with a D6: its rows run from 1 to 6.' },
      {
        page: 10,
        text: 'Serious and Incapacitating casualties are first rolled for in the turn after the one in which they were hit.',
      },
      {
        page: 10,
        text: 'Men killed in the game and POWs are replaced as Deceased are, though no pool is named for them.',
      },
      {
        page: 10,
        text: 'Deceased and Very Serious never come back: only the quality of their replacement is rolled, at once.',
      },
      {
        page: 10,
        text: 'A replacement takes the place of the man he comes for, not his Leadership Rating. He keeps his own dice; the team tests and is rolled for with its own.',
      },
      {
        page: 10,
        text: 'For a leader who is gone for good an old hand steps up, of the highest rank that is there, first by service unless his player chooses another, with his own Leadership Rating or none; the replacement stands where the last of them stood. A platoon leader or sergeant may be sent from outside as well.',
      },
      {
        page: 10,
        text: 'Whoever leaves the Replacement Pool for the Return to Duty Pool is rolled for there from the next turn on.',
      },
    ],
  },
  {
    title: 'The insurgency',
    rulings: [
      { page: 20, text: 'Disillusionment lasts until the campaign ends; a second one changes nothing.' },
      { page: 21, text: 'A Special result that is held already is no development.' },
      { page: 23, text: 'The field "Turn" of the Insurgency Log is the turn number, as on the platoon log.' },
    ],
  },
]
