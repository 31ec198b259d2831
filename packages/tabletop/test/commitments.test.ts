import { allCommitted, commit, hasCommitted, openCommitments, reveal, takeBack } from '../src';

describe('secret commitments', () => {
  it('are all in when every seat that takes part has one, and are turned together', () => {
    const choices = openCommitments<string>(['0', '2']);
    expect(allCommitted(choices)).toBe(false);
    commit(choices, '2', 'stay');
    expect(hasCommitted(choices, '2')).toBe(true);
    expect(hasCommitted(choices, '0')).toBe(false);
    expect(() => reveal(choices)).toThrow('seat 0 has committed to nothing');
    commit(choices, '0', 'go');
    expect(allCommitted(choices)).toBe(true);
    expect(reveal(choices)).toEqual({ '0': 'go', '2': 'stay' });
    expect(hasCommitted(choices, '0')).toBe(false);
  });

  it('can be taken back and made again', () => {
    const choices = openCommitments<string>(['0']);
    commit(choices, '0', 'first');
    expect(takeBack(choices, '0')).toBe('first');
    expect(allCommitted(choices)).toBe(false);
    commit(choices, '0', 'second');
    expect(reveal(choices)).toEqual({ '0': 'second' });
  });

  it('count a false or empty choice as a choice', () => {
    const choices = openCommitments<boolean | number | string>(['0', '1', '2']);
    commit(choices, '0', false);
    commit(choices, '1', 0);
    commit(choices, '2', '');
    expect(allCommitted(choices)).toBe(true);
  });

  it('are of those who take part only, one each', () => {
    const choices = openCommitments<string>(['0']);
    expect(() => commit(choices, '1', 'x')).toThrow('seat 1 takes no part');
    expect(() => commit(choices, 'toString', 'x')).toThrow('takes no part');
    commit(choices, '0', 'x');
    expect(() => commit(choices, '0', 'y')).toThrow('has committed already');
    expect(() => takeBack(choices, '1')).toThrow('has committed to nothing');
  });
});
