import { foldText } from '../../../../../kit/text/words.ts';

/** First names that shops give to their goods: a doll 'Rosie', a yarn 'Bella'. Names that are also things or colours are left out. */
const names = `
  agnes alessia alfie alina amelie anna annika anouk archie astrid aurelia ayşe bella benji bianca camille carla carlotta caroline charlie chiara
  chloe clara claudia cleo daniela defne diego edda edith elena eleni elias elif elisa elise ella ellie elsa elsie emil emilia emilie emma emmi emre
  enzo eva evie fatma felicia fiona florence franek francesca franziska freddie freya frida frieda friedrich gabriel gabriele georgia giada gianni
  giulia greta gustav hania hanna hannah hannes harry hasan heidi helena helene henri henrik henry hubert ida inga ingrid isabel isabella isabelle
  jana janina jette johanna jonas josefine josephine judith jule julia julian juliette karla karolina kasia katarina katharina kerem kinga klara
  konrad lara laura lea leah lena leni leonie leyla lilly lina linnea lisa lisbeth lorenzo lotta lotte louis louisa louise luca lucas lucia ludwig
  luis luisa luise lukas maddalena magda magdalena maisie maja malin malina manon marcel marcello maren margot marie marika marlene martha martina
  matilda matilde matteo mathilde mia miriam mila millie minna mira miray moritz nadia naomi natalia nele nelly nico nicole niklas nils noah noemi
  nora norbert oliver oskar ottilie pablo paolo paul paula pauline peppa philippa pia pietro rahel raphael rebecca rosalie rosie rosina ruth sabine
  samuel sara sarah selin selma sigrid simone sofia sophia sophie stefania stina svea sven tessa theo theresa thilda tilda tilly tobias ulla ulrike
  valentina valeria valerie veronika victoria viktoria wanda wilhelm wilma xenia yasmin yvonne zeynep zoe zofia zosia zuzanna`;

/** Folded words that are first names and nothing else. */
export const givenNames: ReadonlySet<string> = new Set(names.trim().split(/\s+/).map(foldText));
