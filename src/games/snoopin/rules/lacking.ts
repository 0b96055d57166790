/** What the book speaks of and its text does not hold, for the help and where it is missed on a screen. */
export const lacking: readonly { readonly what: string; readonly text: string }[] = [
  {
    what: 'Fog of War deck',
    text: 'Its cards and their texts, "An Excellent Position" among them, and Booby Trap cards are in your core rules.',
  },
  { what: 'Hot Spots', text: 'How they are placed is in your core rules.' },
  {
    what: 'Fire and close assault',
    text: 'Firepower, Defence, Optimum Range, casualty checks, Overwatch and Close Assault are in your core rules.',
  },
  {
    what: 'Movement and morale',
    text: 'Rapid and Cautious moves, Reaction tests, Morale, Shrink and the combat stress level are in your core rules.',
  },
  { what: 'First Aid', text: 'The First Aid table, which tells who has a Serious Wound, is in your core rules.' },
  {
    what: 'Confidence and Supply Quality',
    text: 'Their levels and what these do are in your core rules; the program keeps the word that you write.',
  },
  {
    what: 'Calling Big Brother',
    text: 'Available Assets are said to be called by it; that section is not in the text.',
  },
  { what: 'Platoon Record Sheet', text: 'It is named and not there; the two logs are.' },
  {
    what: 'The edition',
    text: 'The text is of the first edition of Ambush Valley, and says itself that the second may need changes.',
  },
]
