/** All of it is printed on one page, which has no number. */
export const onePage = null
