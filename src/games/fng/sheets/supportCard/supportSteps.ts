/**
 * @param ready may anything be Ready? Where nothing is, the card does not speak of it.
 * @returns how support is called, step by step, in our own words (FNG pp. 72-74, 76).
 */
export const callSteps = (ready: boolean): readonly string[] => [
  'The Force Commander calls, or his RTO for him: on the REP of whoever speaks. The speaker is active and gives up his fire; he may move, but not fast.',
  'A die for the air. Then a die against the REP of the speaker as modified: equal or under gets through. One try a turn with each radio.',
  ready
    ? 'Ready: roll for Ready Support. On Demand: roll on the table of what is wanted, and note its price.'
    : 'Roll on the table of what is wanted, and note its price.',
  'Only one kind is active on the table at a time; aircraft that wait off the table do not count.',
]
