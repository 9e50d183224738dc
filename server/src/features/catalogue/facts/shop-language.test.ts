import { expect, it } from 'vitest';
import { languageOfProducts } from './shop-language.ts';

const products = (titles: readonly string[], categories: readonly string[]) =>
  titles.map((title) => ({ title, categories: [...categories], tags: [], attributes: {}, vendor: null }));
const portuguese = products(
  [
    'Prancha de surf para iniciantes azul',
    'Fato de surf de homem para o inverno',
    'Fato de surf de mulher',
    'Capa de prancha com bolso',
    'Poncho toalha de criança com capuz',
    'Botas de neoprene para a água fria',
    'Saco estanque de 20 litros',
    'Luvas de neoprene para criança',
  ],
  ['Pranchas e acessórios'],
);

it('is the declared one that Parley does not speak, if the texts are written in it, although they have words of one that it does', () => {
  expect(languageOfProducts(portuguese, 'pt-PT')).toBe('pt-PT');
  expect(languageOfProducts(portuguese, null)).not.toBe('pt');
});

it('is that of the texts, whatever else is declared', () => {
  const german = products(
    ['Wanderschuhe für Damen aus Leder', 'Der Rucksack für die Berge', 'Die Jacke mit der Kapuze', 'Hosen für den Winter'],
    ['Für draußen'],
  );
  expect(languageOfProducts(german, 'en')).toBe('de');
  expect(languageOfProducts(german, 'sv')).toBe('de');
});
