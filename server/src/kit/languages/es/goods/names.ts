import type { ShopNames } from '../../shapes/names.ts';

export const shopNames: ShopNames = {
  measures: {
    weighs: 'peso',
    long: 'longitud, largo',
    wide: 'ancho, anchura',
    tall: 'altura, alto',
    deep: 'profundidad, fondo',
    big: 'medida, tamano, diametro',
    holds: 'capacidad, volumen, contenido',
    power: 'potencia, fuerza, intensidad, alcohol',
    lasts: 'autonomia, duracion',
  },
  kinds: {
    duration: { names: 'duracion|tiempo|autonomia', units: 'horas?|dias?|semanas?|mes|meses' },
    people: { names: 'jugadores|personas|plazas', units: 'jugadores|personas' },
    warmth: { names: 'temperatur\\w*', units: 'grados' },
    energy: { names: 'energ\\w*|calori\\w*', units: 'kcal|kj|calori\\w*' },
    age: { names: 'edad', units: 'anos' },
    distance: { names: 'alcance|distancia', units: 'km|kilomet\\w*' },
    year: { names: 'anada|cosecha|ano', units: '(?!)' },
  },
  pieces: 'contiene, pieza, contenid, unidad, numero, cantidad, incluye',
  load: 'carga, peso maximo, peso soportado',
  woods: 'abedul, fresno, cerezo, arce, alerce',
  absence: 'sin, libre de, no contiene',
  without: 'sin',
  warranty: 'garant',
  birth: 'nacimiento|recien nacid',
  yes: 'si',
  no: 'no',
  none: 'ninguno, ninguna',
};
