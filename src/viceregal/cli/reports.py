"""`viceregal reports`: what players have told the host of the web table."""

from __future__ import annotations

from datetime import UTC, datetime

from viceregal.cli.backup import DataFolder
from viceregal.cli.flags import ENGLISH, Json, Lang
from viceregal.cli.output import tell
from viceregal.extras import needs


def reports(data: DataFolder = None, lang: Lang = ENGLISH, as_json: Json = False) -> None:
    """Show what players have reported to the host."""
    with needs("server"):
        from viceregal.server.storage.reports import read_reports
    from viceregal.cli.output import print_json
    from viceregal.i18n import speak
    from viceregal.server.settings import from_environment

    found = read_reports(from_environment(data=data).database)
    if as_json:
        print_json(found)
        return
    for each in found:
        at = datetime.fromtimestamp(each["at"], UTC).strftime("%Y-%m-%d %H:%M")
        told = {"at": at, "table": f"/t/{each['table']}", "entry": each["seq"], "text": each["text"]}
        tell(speak(lang).say("reports.line" if each["seq"] is None else "reports.entry", **told))
    tell(speak(lang).say_n("reports.count", len(found)))
