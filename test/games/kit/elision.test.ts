import { expect } from 'chai';
import { elide, laInItalian, withD } from '../../../games/kit/locales/elision.ts';
import { listIn } from '../../../games/kit/locales/list.ts';

describe('Elision', () => {
  it('French shortens “de”, “que” and “la” before a vowel sound or a mute h', () => {
    const elided = ['Ada', 'Émile', 'œuvre', 'Yves', 'Hugo', 'Hélène', 'Henri'];
    for (const name of elided) expect(elide('de', name)).to.equal(`d’${name}`);
    for (const name of ['Bora', 'Yann', 'Harry', 'Hans', 'Çelik', '8', '', '李']) {
      expect(elide('de', name)).to.equal(`de ${name}`);
    }
    expect(elide('que', 'Ada et Bora')).to.equal('qu’Ada et Bora');
    expect(elide('la', 'orange 6')).to.equal('l’orange 6');
    expect(elide('la', 'rouge 5')).to.equal('la rouge 5');
  });

  it('Italian shortens “la” before a vowel, and adds a d to “a” and “e” before the same vowel', () => {
    expect(laInItalian('arancione 6')).to.equal('l’arancione 6');
    expect(laInItalian('rossa 5')).to.equal('la rossa 5');
    expect(['Ada', 'Àlex', 'Emma', 'Bora'].map((name) => withD('a', name)).join(', ')).to.equal(
      'ad Ada, ad Àlex, a Emma, a Bora',
    );
    expect(listIn('it')(['Ada', 'Bora', 'Emma'])).to.equal('Ada, Bora ed Emma');
    expect(listIn('it')(['Emma', 'Ada'])).to.equal('Emma e Ada');
  });
});
