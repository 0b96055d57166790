/** How packs and files of house rules end; browsers number a second of one name. */
export const packEnding = /\.(tourpack|\w+rules)( ?\(\d+\))?\.json$/i

/** What those files say that they are. */
export const packFormat = /^(tourpack|\w+rules)$/
