import { names, type NameList } from './nameList.ts'

/** Men born between 1940 and 1949: what their parents called them, not what they called each other. */
const first = names(`
  Albert, Alan, Alvin, Andrew, Anthony, Arnold, Arthur, Barry, Benjamin, Bernard, Billy, Bobby, Bradley, Bruce, Calvin,
  Carl, Cecil, Charles, Chester, Christopher, Clarence, Clifford, Clyde, Craig, Curtis, Dale, Daniel, Darrell, David,
  Dennis, Donald, Douglas, Dwight, Earl, Edward, Edwin, Elmer, Ernest, Eugene, Floyd, Francis, Frank, Franklin, Fred,
  Gary, Gene, Gerald, Gilbert, Glenn, Gordon, Gregory, Harvey, Henry, Herbert, Herman, Howard, Jack, James, Jeffrey,
  Jerome, Jerry, Jesse, Jimmy, Joel, Joseph, Keith, Kenneth, Larry, Lawrence, Leon, Leonard, Leroy, Lester, Lloyd, Louis,
  Lonnie, Marvin, Melvin, Michael, Milton, Mitchell, Nathaniel, Neil, Norman, Otis, Patrick, Paul, Peter, Philip, Ralph,
  Randall, Raymond, Robert, Rodney, Roger, Ronald, Roosevelt, Roy, Russell, Samuel, Stanley, Stephen, Terry, Theodore,
  Thomas, Timothy, Vernon, Victor, Vincent, Wallace, Walter, Warren, Wesley, Willard, Willie, Woodrow
`)

/** The old stock of the country towns, black and white, with the newer names of the factory cities among them. */
const last = names(`
  Abernathy, Adkins, Albright, Applegate, Ashworth, Atkins, Baldridge, Ballard, Barlow, Baxter, Beasley, Bledsoe,
  Bowers, Bradshaw, Branch, Brewer, Broadus, Burkett, Caldwell, Callaway, Canfield, Carver, Cheatham, Clayborne,
  Coates, Colbert, Cope, Crandall, Crowder, Culpepper, Dabney, Daniels, Dillard, Dawkins, Dorsey, Drummond, Eastman, Ellison,
  Embry, Fairchild, Farrow, Fenton, Fields, Fleming, Fuqua, Gaines, Gentry, Gilchrist, Goodwin, Grady, Grier, Haskell,
  Hatcher, Hawkins, Hendricks, Hicks, Hobbs, Holloway, Huddleston, Ingram, Ivory, Jarvis, Jessup, Keller, Kimbrough, Kirkland,
  Lackey, Langford, Lassiter, Ledbetter, Lockhart, Lovelace, Mabry, Maddox, Mayfield, McAllister, McCray, McGhee, Mercer,
  Merriweather, Mobley, Moss, Nance, Newsome, Norwood, Oakes, Odom, Overstreet, Parrish, Peoples, Pettway, Pickens, Poole,
  Prentiss, Pruitt, Purvis, Quarles, Ragland, Ransom, Redmond, Rhodes, Riddick, Rollins, Rucker, Satterfield, Shackelford,
  Shelton, Simms, Singletary, Spivey, Stallworth, Stovall, Sumner, Swanson, Tackett, Tate, Thurman, Tilden, Tolliver, Trimble,
  Upshaw, Vance, Vaughn, Wadsworth, Walden, Weathers, Whitfield, Wilkes, Winslow, Womack, Yancey, Yates,
  Brennan, Callahan, Cassidy, Connolly, Corrigan, Delaney, Donnelly, Fallon, Gallagher, Hanrahan, Keegan, Kilbride, Mulcahy,
  O'Dowd, O'Rourke, Quinlan, Rafferty, Sweeney, Tierney,
  Bartosz, Czerny, Dombrowski, Gorski, Jablonski, Kaminski, Kosinski, Lewandowski, Malinowski, Nowicki, Piotrowski, Sadowski,
  Wojcik, Zielinski, Kovalenko, Havlicek, Novotny, Horvath,
  Agnello, Barbieri, Carbone, DeFazio, Esposito, Fusco, Giordano, Lombardo, Mancuso, Marchetti, Palermo, Ruggiero,
  Santoro, Tedesco, Vitale,
  Ackermann, Baumgartner, Dietz, Eberhardt, Hoffner, Kessler, Lindqvist, Nygaard, Olander, Reinhardt, Schaefer, Sorensen,
  Thorvaldsen, Vandermeer, Weigel, Zimmer, Feldman, Rosenthal, Silverstein, Pappas, Stavros, Hakala, Boudreaux, Thibodeaux,
  Guidry, Pelletier, Begay, Whitehorse, Tanaka, Yamane, Kahale
`)

const spanish = {
  first: names(`
    Alberto, Alfredo, Angel, Antonio, Arturo, Carlos, Domingo, Eduardo, Ernesto, Felipe, Fernando, Francisco, Guillermo, Hector,
    Jesus, Jorge, Jose, Juan, Luis, Manuel, Miguel, Pablo, Pedro, Rafael, Ramon, Raul, Ricardo, Roberto, Ruben, Salvador, Tomas
  `),
  last: names(`
    Acevedo, Aguilar, Alvarado, Arroyo, Baca, Benavides, Cantu, Cardenas, Casillas, Cordova, Davila, Delgado, Escobedo, 
    Fuentes, Galindo, Garza, Ibarra, Jaramillo, Longoria, Lucero, Maldonado, Marrero, Montoya, Nieves, Ochoa, Olivares,
    Pacheco, Quintana, Rentas, Rosario, Saldana, Santiago, Sepulveda, Tafoya, Urbina, Valdez, Velasquez, Villarreal, Zamora
  `),
}

/** Draftees and volunteers of the American services, 1967: of the Spanish-named about one in fifteen. */
export const american: NameList = [{ first, last }, spanish]
